import type { Draft, InputOf } from '@costdraft/schema/field.ts'
import { check } from '@costdraft/schema/field.ts'
import { newUserForm, userForm } from '@costdraft/schema/users/users.ts'
import { config, signInHost } from '../../config.ts'
import type { UserFirmQuery, UserQuery } from '../../generated/graphql.ts'
import { Control } from '../../ui/form/Control.tsx'
import { nowhere, readDraft, type AnyControls, type Controls } from '../../ui/form/controls.ts'
import { roleOptions } from '../roles.ts'

export type UserFirm = UserFirmQuery['client']
export type LoadedUser = UserQuery['user']
/** The roles in the firms below one's own, by firm; none is No Access. */
type Links = Readonly<Record<string, string>>
export interface Linked {
  links: Links
}
export type NewUser = InputOf<typeof newUserForm> & Linked
export type EditedUser = InputOf<typeof userForm> & Linked

/** Under which name of the form the links lie: also that of the call, so that what is refused of them is found. */
export const LINKS = 'childClientRoles'
export const UserControl = Control<typeof newUserForm>

/** How each detail of a person is asked for, with the offices of their firm. */
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
export const newUserControls = (sites: UserFirm['sites']): Controls<typeof newUserForm> => ({
  ...userControls(sites),
  password: {
    label: 'Password',
    as: 'password',
    fill: 'new-password',
    hint: config.auth.isOwn
      ? 'At least 8 characters. Tell it to them: nothing is sent.'
      : `At least 8 characters. It is not used while people sign in at ${signInHost}.`,
  },
})

/** Judges the fields, and lets the links go with them. */
const judging =
  <F extends typeof userForm>(fields: F, controls: AnyControls) =>
  (draft: Draft) => {
    const judged = check(fields, readDraft(controls, draft), nowhere())
    return judged.problems
      ? { problems: judged.problems }
      : { value: { ...judged.value, links: (draft[LINKS] ?? {}) as Links } }
  }
export const judgeNew = (controls: AnyControls) => judging(newUserForm, controls)
export const judgeEdited = (controls: AnyControls) => judging(userForm, controls)

/** The links of a person as the form begins with them: every firm below theirs, without access where nothing is said. */
export const linksOf = (firm: Pick<UserFirm, 'children'>, user?: LoadedUser): Links =>
  Object.fromEntries(
    firm.children.map(({ uuid }) => [uuid, user?.childClients.find(({ client }) => client.uuid === uuid)?.role ?? '']),
  )
