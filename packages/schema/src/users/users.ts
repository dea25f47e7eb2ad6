import { roles } from '../access/roles.ts'
import { externalIds } from '../external-ids/external-ids.ts'
import { field, type Draft } from '../field.ts'
import { oneOf, pattern, text, Uuid } from '../structs.ts'

// Letters with diacritics, apostrophes, hyphens and full stops: O’Brien-Smith, Jr.
const NAME_WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’.-]*"
const NAME_WORDS = new RegExp(`^${NAME_WORD}(?: +${NAME_WORD})*$`, 'u')
const TWO_OR_MORE_WORDS = new RegExp(`^${NAME_WORD}(?: +${NAME_WORD})+$`, 'u')
const Name = pattern(NAME_WORDS, 'Enter letters, apostrophes, hyphens and full stops only.')
/** First name and surname in one field. */
const FullName = pattern(
  TWO_OR_MORE_WORDS,
  'Enter a first name and a surname: letters, apostrophes, hyphens and full stops.',
)
const Email = pattern(
  /^[^\s@"<>,;]+@[^\s@"<>,;]+\.[^\s@"<>,;.]{2,}$/,
  'Enter an e-mail address, such as name@firm.co.uk.',
)
export const Password = text(8, 200)

/** Only solicitors have an SRA number. */
const isSolicitor = (draft: Draft): boolean => draft.clientRole === 'solicitor'

const commonFields = {
  emailAddress: field(Email),
  clientRole: field(oneOf(roles)),
  siteUuid: field(Uuid).to('site'),
  solicitorSraNumber: field(text(1, 20)).when(isSolicitor),
}

/** What a link of a user is for: to choose a first password, or another one. */
export const accountLinkKinds = ['invitation', 'reset'] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]

/** The fields of a user in the REST API. */
export const user = { firstname: field(Name), surname: field(Name), ...commonFields, externalIds }
/** The fields of a user in the form: one name field (see `splitName`). Only the form of a new user has a password. */
export const userForm = { name: field(FullName), ...commonFields }
export const newUserForm = { ...userForm, password: field(Password) }
/** The same in GraphQL: what other systems call a record is theirs to say, and no form asks it. */
/** A system administrator, who is of no firm and has no role in one. */
export const administratorForm = { name: field(FullName), emailAddress: field(Email) }
export const newAdministratorForm = { ...administratorForm, password: field(Password) }
export const userInput = { ...userForm, externalIds }
export const newUserInput = { ...newUserForm, externalIds }
const CurrentPassword = text(1, 200)
/** The fields users may change of their own account; another address wants the present password. */
export const profile = {
  name: field(FullName),
  emailAddress: field(Email),
  currentPassword: field(CurrentPassword).optional(),
}
/** The same where somebody has an address: the password is asked for once it is another. */
export const profileOf = (address: string) => ({
  ...profile,
  currentPassword: field(CurrentPassword).when(({ emailAddress }) => emailAddress !== address),
})
export const passwordChange = { currentPassword: field(CurrentPassword), password: field(Password) }

/** Splits a name on whitespace: the first word is the first name, the rest the surname. */
export function splitName(name: string): { firstname: string; surname: string } {
  const [firstname = '', ...rest] = name.trim().split(/\s+/)
  return { firstname, surname: rest.join(' ') }
}
