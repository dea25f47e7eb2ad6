import { useApolloClient, useMutation } from '@apollo/client/react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { config } from '../../access/config.ts'
import { useAddition } from '../../access/viewer.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { messages } from '../../ui/messages.ts'
import { toastAndRethrow } from '../../ui/toast-and-rethrow.ts'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { useUserPaths } from '../user-paths.ts'
import { linkChanges } from './link-changes.ts'
import type { AccountLink } from './GivenLink.tsx'
import { useGivenLink } from './use-given-link.tsx'
import { AddUserDocument, InviteUserDocument } from './user.operations.ts'
import {
  LINKS_FIELD,
  UserControl,
  linksOf,
  newUserControls,
  validateNewUser,
  type NewUser,
  type UserFirm,
} from './user-form.ts'
import { newUserFields, type WayIn } from './new-user-fields.ts'
import { UserSections } from './UserSections.tsx'

/** Adds a user, with a password or by an invitation, whose link is answered and not kept in the cache. */
function useAddUser(firm: string, before: Readonly<Record<string, string>>) {
  const [add] = useMutation(AddUserDocument)
  const [invite] = useMutation(InviteUserDocument, { fetchPolicy: 'no-cache' })
  const { keyOf } = useIdempotencyKey()
  return async ({ links, wayIn, password, ...details }: NewUser): Promise<AccountLink | null> => {
    const common = { clientUuid: firm, [LINKS_FIELD]: linkChanges(before, links) }
    if (wayIn === 'invitation') {
      const asked = { ...common, input: details }
      const { data } = await invite({ variables: { ...asked, idempotencyKey: keyOf({ wayIn, ...asked }) } })
      return data?.inviteUser.invitation ?? null
    }
    const asked = { ...common, input: { ...details, password: password ?? '' } }
    await add({ variables: { ...asked, idempotencyKey: keyOf({ wayIn, ...asked }) } })
    return null
  }
}

const linkLost = (name: string): string =>
  `The answer with their link was lost. Unless it is mailed, send ${name} another one from their page.`

/** The form that adds a user to a firm. Where people sign in elsewhere, nobody is invited. */
export function NewUserForm({ firm }: { firm: UserFirm }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { list } = useUserPaths()
  const isInviting = useAddition('account_links') && config.auth.isOwn
  const controls = useMemo(() => newUserControls(firm.sites), [firm])
  const links = useMemo(() => linksOf(firm), [firm])
  const add = useAddUser(firm.uuid, links)
  const { tell, linkDialog } = useGivenLink()
  const save = async (value: NewUser): Promise<() => void> => {
    const link = await add(value).catch(toastAndRethrow(messages.errorCreatingUser))
    refetchUsers(client)
    const toList = (): void => void navigate(list)
    // The answer that is repeated for a request which was sent twice has no link.
    const isLinkLost = value.wayIn === 'invitation' && !link
    const done = (): void => {
      toaster.create({
        type: 'success',
        title: messages.userCreated,
        description: isLinkLost ? linkLost(value.name) : value.name,
      })
      toList()
    }
    return () => {
      if (link) tell({ name: value.name, title: messages.userCreated, link, onMailed: toList, onClosed: done })
      else done()
    }
  }
  const wayIn: WayIn = isInviting ? 'invitation' : 'password'
  return (
    <>
      <Form
        name="User Details"
        isGuarded
        fields={newUserFields}
        controls={controls}
        validate={validateNewUser(controls)}
        parts={{ [LINKS_FIELD]: links }}
        save={save}
        initial={{ siteUuid: firm.sites.length === 1 ? firm.sites[0]?.uuid : '', wayIn }}
      >
        <UserSections firm={firm} access={<UserControl name={isInviting ? 'wayIn' : 'password'} />} />
        <FormFoot submit="Save" leave={{ to: list }} />
      </Form>
      {linkDialog}
    </>
  )
}
