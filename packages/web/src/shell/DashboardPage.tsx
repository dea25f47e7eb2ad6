import { Link, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link as RouterLink, matchRoutes, useLocation } from 'react-router'
import { DraftList } from '../drafts/DraftList.tsx'
import { useEarlierDrafts } from '../drafts/use-drafts.ts'
import { useOpensSearch } from './dashboard-search.ts'
import type { RouteMeta } from '../navigation/route-meta.ts'
import { screens } from './screens.ts'

interface SignInState {
  wanted?: string
  hadSession?: boolean
}

/**
 * The home screen. After a sign-in that started from a deep link or from a session that ended, it offers that place,
 * and what is kept. Where there is neither, the search is open and shows what waits.
 */
export function DashboardPage() {
  const { wanted, hadSession = false } = (useLocation().state ?? {}) as SignInState
  const hasDrafts = useEarlierDrafts().length > 0
  useOpensSearch(wanted === undefined && !hasDrafts)
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
