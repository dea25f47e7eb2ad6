import { Button } from '@chakra-ui/react'
import { userForm } from '@costdraft/schema/users/users.ts'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Form } from '../../ui/form/Form.tsx'
import { FormEnd } from '../../ui/form/Section.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useUserPaths } from '../user-paths.ts'
import { LINKS_FIELD, validateEditedUser, linksOf, userControls, type LoadedUser, type UserFirm } from './user-form.ts'
import { useSaveUser } from './use-save-user.ts'
import { UserSections } from './UserSections.tsx'

interface Props {
  record: LoadedUser
  /** The current version, not that of `record`: deactivating the user on this page changes it without a conflict. */
  version: string | null
  firm: Pick<UserFirm, 'name' | 'sites' | 'children'>
  reload: () => void
}

/** The form that edits a user. */
export function EditUserForm({ record, version, firm, reload }: Props) {
  // The record as it was when the form was opened; a later refetch does not replace what is being edited.
  const [user] = useState(record)
  const { list } = useUserPaths()
  const controls = useMemo(() => userControls(firm.sites), [firm])
  const [links] = useState(() => linksOf(firm, user))
  const { save, confirmDialog } = useSaveUser({ user, version, links, controls, reload })
  return (
    <>
      <Form
        name="User Details"
        isGuarded
        fields={userForm}
        controls={controls}
        validate={validateEditedUser(controls)}
        parts={{ [LINKS_FIELD]: links }}
        initial={{ ...user }}
        save={save}
      >
        <UserSections firm={firm} />
        <FormEnd>
          <SubmitButton label="Save" />
          <Button asChild>
            <Link to={list}>Cancel</Link>
          </Button>
        </FormEnd>
      </Form>
      {confirmDialog}
    </>
  )
}
