import type { Draft, InputOf } from '@costdraft/schema/field.ts'
import { check } from '@costdraft/schema/field.ts'
import { userForm } from '@costdraft/schema/users/users.ts'
import { config, signInHost } from '../../access/config.ts'
import type { UserFirmQuery, UserQuery } from '../../generated/graphql.ts'
import { Control } from '../../ui/form/Control.tsx'
import { parseDraft, type AnyControls, type Controls } from '../../ui/form/controls.ts'
import { roleOptions } from '../../access/role-options.ts'
import { newUserFields } from './new-user-fields.ts'
import { wayInControl } from './WayInInput.tsx'

export type UserFirm = UserFirmQuery['client']
export type LoadedUser = UserQuery['user']
/** The roles in the child firms, by firm uuid; an empty string means no access. */
type Links = Readonly<Record<string, string>>
interface WithLinks {
  links: Links
}
export type NewUser = InputOf<typeof newUserFields> & WithLinks
export type EditedUser = InputOf<typeof userForm> & WithLinks

/**
 * The form field that holds the links. It has the name of the mutation's argument, so that the server's problems are
 * shown at it.
 */
export const LINKS_FIELD = 'childClientRoles'
export const UserControl = Control<typeof newUserFields>

/** The form controls of a user; `sites` are the offices of the user's firm. */
export function userControls(sites: UserFirm['sites']): Controls<typeof userForm> {
  return {
    name: { label: 'Name', as: 'text', hint: 'First name and surname.' },
    emailAddress: { label: 'Email', as: 'email', hint: 'They sign in with it.' },
    clientRole: { label: 'Role', as: 'choice', choices: roleOptions },
    siteUuid: {
      label: 'Office',
      as: 'ref',
      choices: sites.map(({ uuid, siteName, headquarters }) => ({
        value: uuid,
        label: headquarters ? `${siteName} (headquarters)` : siteName,
      })),
    },
    solicitorSraNumber: { label: 'SRA number', as: 'text', otherwise: 'disabled', hint: 'Only solicitors have one.' },
  }
}
export const newUserControls = (sites: UserFirm['sites']): Controls<typeof newUserFields> => ({
  ...userControls(sites),
  wayIn: {
    label: 'How they sign in',
    as: 'own',
    own: wayInControl,
    hint: 'With a link they choose a password of their own.',
  },
  password: {
    label: 'Password',
    as: 'password',
    fill: 'new-password',
    hint: config.auth.isOwn
      ? 'At least 8 characters. Tell it to them, as nothing is sent. They choose another one at their first sign-in.'
      : `At least 8 characters. It is not used while people sign in at ${signInHost}.`,
  },
})

/** Validates the fields and adds the links to the value. */
const validating =
  <F extends typeof userForm>(fields: F, controls: AnyControls) =>
  (draft: Draft) => {
    const result = check(fields, parseDraft(controls, draft))
    return result.problems
      ? { problems: result.problems }
      : { value: { ...result.value, links: (draft[LINKS_FIELD] ?? {}) as Links } }
  }
export const validateNewUser = (controls: AnyControls) => validating(newUserFields, controls)
export const validateEditedUser = (controls: AnyControls) => validating(userForm, controls)

/** The initial links of the form: one per child firm, an empty string where the user has no role. */
export const linksOf = (firm: Pick<UserFirm, 'children'>, user?: LoadedUser): Links =>
  Object.fromEntries(
    firm.children.map(({ uuid }) => [uuid, user?.childClients.find(({ client }) => client.uuid === uuid)?.role ?? '']),
  )
