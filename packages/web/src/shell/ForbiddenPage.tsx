import { useViewer } from '../access/viewer.ts'
import { ErrorPage } from './ErrorPage.tsx'

export function ForbiddenPage() {
  const { role } = useViewer()
  return (
    <ErrorPage
      title="You do not have access to this page"
      text={`It is not part of your role (${role}). If you need it, ask whoever manages access at your firm.`}
    />
  )
}
