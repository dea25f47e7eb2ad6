import { Link, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link as RouterLink, matchRoutes, useLocation } from 'react-router'
import { DraftList } from '../drafts/DraftList.tsx'
import type { RouteMeta } from './route-meta.ts'
import { screens } from './screens.ts'

interface SignInState {
  wanted?: string
  hadSession?: boolean
}

/** The home screen. After a sign-in that started from a deep link or from a session that ended, it offers that place, and what is kept. */
export function DashboardPage() {
  const { wanted, hadSession = false } = (useLocation().state ?? {}) as SignInState
  const wantedRoute =
    wanted === undefined ? undefined : (matchRoutes(screens, wanted)?.at(-1)?.route.handle as RouteMeta | undefined)
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Dashboard</h1>
      </VisuallyHidden>
      {wanted !== undefined && (
        <Text color="muted" pt="2">
          {hadSession ? 'Your session ended.' : 'You opened a link before you signed in.'}{' '}
          <Link asChild>
            <RouterLink to={wanted}>Go back to {wantedRoute?.title ?? wanted}</RouterLink>
          </Link>
        </Text>
      )}
      <DraftList />
    </>
  )
}
