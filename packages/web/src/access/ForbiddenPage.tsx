import { useRouteMeta } from '../navigation/route-meta.ts'
import { useViewer } from './viewer.ts'
import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { ErrorPage } from '../ui/ErrorPage.tsx'

export function ForbiddenPage() {
  const { role, isAdmin } = useViewer()
  const { openTo } = useRouteMeta()
  const navigate = useNavigate()
  const toWhom = openTo ? `${openTo} ` : ''
  return (
    <ErrorPage
      title="You do not have access to this page"
      text={
        isAdmin
          ? `It is not part of your role (${role}). ${toWhom}Cases belong to the people of a client: add one of them as a user.`
          : `It is not part of your role (${role}). ${toWhom}If you need it, ask whoever manages access at your firm.`
      }
    >
      {history.length > 1 && (
        <Button variant="solid" onClick={() => void navigate(-1)}>
          Go back
        </Button>
      )}
    </ErrorPage>
  )
}
