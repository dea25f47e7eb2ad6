import { Button } from '@chakra-ui/react'
import { userForm } from '@costdraft/schema/users/users.ts'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Form } from '../../ui/form/Form.tsx'
import { FormEnd } from '../../ui/form/Section.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useUserPaths } from '../user-paths.ts'
import { LINKS, judgeEdited, linksOf, userControls, type LoadedUser, type UserFirm } from './user-form.ts'
import { useSaveUser } from './use-save-user.ts'
import { UserSections } from './UserSections.tsx'

interface Props {
  record: LoadedUser
  /** As it is by now: deactivating the person from this very page is no one else's change. */
  version: string | null
  firm: Pick<UserFirm, 'name' | 'sites' | 'children'>
  reload: () => void
}

/** The details of a person, to be changed. */
export function EditUserForm({ record, version, firm, reload }: Props) {
  // The person as they were when the form was opened: a newer version is not this form's.
  const [user] = useState(record)
  const { list } = useUserPaths()
  const controls = useMemo(() => userControls(firm.sites), [firm])
  const [links] = useState(() => linksOf(firm, user))
  const { save, asking } = useSaveUser({ user, version, links, controls, reload })
  return (
    <>
      <Form
        name="User Details"
        isGuarded
        fields={userForm}
        controls={controls}
        judge={judgeEdited(controls)}
        parts={{ [LINKS]: links }}
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
      {asking}
    </>
  )
}
