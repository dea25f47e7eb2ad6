import { useUserPaths } from '../user-paths.ts'
import { ClientChooser } from '../../clients/ClientChooser.tsx'

/** Chooses the firm of a new user, where the viewer has none of their own or administers several. */
export function ChooseFirm() {
  const { add } = useUserPaths()
  return (
    <ClientChooser
      title="Add user"
      text="Choose the client that the new user works for."
      emptyText="There is no client yet to add a user to."
      permission="user:create"
      base={add}
    />
  )
}
