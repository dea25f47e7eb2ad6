import { roles } from '../access/roles.ts'
import { field, type Draft } from '../field.ts'
import { Flag, IsoDate, oneOf, pattern, text, Uuid } from '../structs.ts'

// Letters with their marks, apostrophes, hyphens and full stops: O’Brien-Smith, Jr.
const NAME = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’.-]*"
const WORDS = new RegExp(`^${NAME}(?: +${NAME})*$`, 'u'),
  TWO_WORDS = new RegExp(`^${NAME}(?: +${NAME})+$`, 'u')
const Words = pattern(WORDS, 'Enter letters, apostrophes, hyphens and full stops only.')
/** The whole name: first name and surname. */
const FullName = pattern(TWO_WORDS, 'Enter a first name and a surname: letters, apostrophes, hyphens and full stops.')
const Email = pattern(
  /^[^\s@"<>,;]+@[^\s@"<>,;]+\.[^\s@"<>,;.]{2,}$/,
  'Enter an e-mail address, such as name@firm.co.uk.',
)
export const Password = text(8, 200)

/** Only a solicitor has a number at the regulator. */
const isSolicitor = (draft: Draft): boolean => draft.clientRole === 'solicitor'

const place = {
  emailAddress: field(Email),
  clientRole: field(oneOf(roles)),
  siteUuid: field(Uuid).to('site'),
  solicitorSraNumber: field(text(1, 20)).when(isSolicitor),
}

/** A person of a firm, as the admin API takes one. */
export const user = { firstname: field(Words), surname: field(Words), ...place }
/** The same as the form asks for it: one name, split on whitespace. The password is asked for when the person is created. */
export const userForm = { name: field(FullName), ...place }
export const newUserForm = { ...userForm, password: field(Password) }
/** What anyone may change of themselves. */
export const profile = { name: field(FullName), emailAddress: field(Email) }
export const passwordChange = { currentPassword: field(text(1, 200)), password: field(Password) }

/** A program that asks in a firm's name: read-only unless it is said otherwise. */
export const apiClient = {
  name: field(text(3, 100)),
  clientRole: field(oneOf(roles)),
  readOnly: field(Flag).optional(),
  expiresAt: field(IsoDate).optional(),
}

/** The first word is the first name, the rest the surname. */
export function splitName(name: string): { firstname: string; surname: string } {
  const [firstname = '', ...rest] = name.trim().split(/\s+/)
  return { firstname, surname: rest.join(' ') }
}
