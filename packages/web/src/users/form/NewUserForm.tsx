import { useApolloClient, useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { newUserForm } from '@costdraft/schema/users/users.ts'
import { useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Form } from '../../ui/form/Form.tsx'
import { FormEnd } from '../../ui/form/Section.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { messages } from '../../ui/messages.ts'
import { tellFailure } from '../../ui/tell-failure.ts'
import { toaster } from '../../ui/toaster.ts'
import { forgetUsers } from '../forget-users.ts'
import { useUserPaths } from '../user-paths.ts'
import { linkChanges } from './links.ts'
import { AddUserDocument } from './user.operations.ts'
import { LINKS, judgeNew, linksOf, newUserControls, type NewUser, type UserFirm } from './user-form.ts'
import { UserSections } from './UserSections.tsx'

/** A new person of a firm. */
export function NewUserForm({ firm }: { firm: UserFirm }) {
  const client = useApolloClient(),
    navigate = useNavigate(),
    { list } = useUserPaths()
  const [add] = useMutation(AddUserDocument)
  const controls = useMemo(() => newUserControls(firm.sites), [firm])
  const links = useMemo(() => linksOf(firm), [firm])
  // The same person pressed twice is one person; another content is another request.
  const sent = useRef({ body: '', key: '' })
  const save = async ({ links: chosen, ...value }: NewUser): Promise<() => void> => {
    const variables = { clientUuid: firm.uuid, input: value, [LINKS]: linkChanges(links, chosen) }
    const body = JSON.stringify(variables)
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() }
    await add({ variables: { ...variables, idempotencyKey: sent.current.key } }).catch(
      tellFailure(messages.errorCreatingUser),
    )
    forgetUsers(client)
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
      judge={judgeNew(controls)}
      parts={{ [LINKS]: links }}
      save={save}
      initial={{ siteUuid: firm.sites.length === 1 ? firm.sites[0]?.uuid : '' }}
    >
      <UserSections firm={firm} isNew />
      <FormEnd>
        <SubmitButton label="Save" />
        <Button asChild>
          <Link to={list}>Cancel</Link>
        </Button>
      </FormEnd>
    </Form>
  )
}
