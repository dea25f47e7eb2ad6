import { useApolloClient, useMutation } from '@apollo/client/react'
import { newUserForm } from '@costdraft/schema/users/users.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { messages } from '../../ui/messages.ts'
import { toastAndRethrow } from '../../ui/toast-and-rethrow.ts'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { refetchUsers } from '../refetch-users.ts'
import { useUserPaths } from '../user-paths.ts'
import { linkChanges } from './link-changes.ts'
import { AddUserDocument } from './user.operations.ts'
import { LINKS_FIELD, validateNewUser, linksOf, newUserControls, type NewUser, type UserFirm } from './user-form.ts'
import { UserSections } from './UserSections.tsx'

/** The form that adds a user to a firm. */
export function NewUserForm({ firm }: { firm: UserFirm }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { list } = useUserPaths()
  const [add] = useMutation(AddUserDocument)
  const controls = useMemo(() => newUserControls(firm.sites), [firm])
  const links = useMemo(() => linksOf(firm), [firm])
  const { keyOf } = useIdempotencyKey()
  const save = async ({ links: chosen, ...value }: NewUser): Promise<() => void> => {
    const variables = { clientUuid: firm.uuid, input: value, [LINKS_FIELD]: linkChanges(links, chosen) }
    await add({ variables: { ...variables, idempotencyKey: keyOf(variables) } }).catch(
      toastAndRethrow(messages.errorCreatingUser),
    )
    refetchUsers(client)
    return () => {
      toaster.create({ type: 'success', title: messages.userCreated, description: value.name })
      void navigate(list)
    }
  }
  return (
    <Form
      name="User Details"
      isGuarded
      fields={newUserForm}
      controls={controls}
      validate={validateNewUser(controls)}
      parts={{ [LINKS_FIELD]: links }}
      save={save}
      initial={{ siteUuid: firm.sites.length === 1 ? firm.sites[0]?.uuid : '' }}
    >
      <UserSections firm={firm} isNew />
      <FormFoot submit="Save" leave={{ to: list }} />
    </Form>
  )
}
