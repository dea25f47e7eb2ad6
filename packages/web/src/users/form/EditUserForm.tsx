import { userForm } from '@costdraft/schema/users/users.ts'
import { useMemo, useState } from 'react'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
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
        <FormFoot submit="Save" leave={{ to: list }} />
      </Form>
      {confirmDialog}
    </>
  )
}
