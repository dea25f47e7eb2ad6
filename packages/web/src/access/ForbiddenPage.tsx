import { useRouteMeta } from '../navigation/route-meta.ts'
import { useViewer } from './viewer.ts'
import { ErrorPage } from '../ui/ErrorPage.tsx'

export function ForbiddenPage() {
  const { role, isAdmin } = useViewer()
  const { openTo } = useRouteMeta()
  const toWhom = openTo ? `${openTo} ` : ''
  return (
    <ErrorPage
      title="You do not have access to this page"
      text={
        isAdmin
          ? `It is not part of your role (${role}). ${toWhom}Cases belong to the people of a client: add one of them as a user.`
          : `It is not part of your role (${role}). ${toWhom}If you need it, ask whoever manages access at your firm.`
      }
    />
  )
}
