import { useViewer } from './viewer.ts'
import { ErrorPage } from '../ui/ErrorPage.tsx'

export function ForbiddenPage() {
  const { role, isAdmin } = useViewer()
  return (
    <ErrorPage
      title="You do not have access to this page"
      text={
        isAdmin
          ? `It is not part of your role (${role}). Cases belong to the people of a client: add one of them as a user.`
          : `It is not part of your role (${role}). If you need it, ask whoever manages access at your firm.`
      }
    />
  )
}
