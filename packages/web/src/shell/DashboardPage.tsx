import { Link, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link as RouterLink, matchRoutes, useLocation } from 'react-router'
import type { RouteMeta } from './route-meta.ts'
import { screens } from './screens.ts'

/** The home screen. After a sign-in that started from a deep link, it offers that link. */
export function DashboardPage() {
  const { wanted } = (useLocation().state ?? {}) as { wanted?: string }
  const wantedRoute =
    wanted === undefined ? undefined : (matchRoutes(screens, wanted)?.at(-1)?.route.handle as RouteMeta | undefined)
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Dashboard</h1>
      </VisuallyHidden>
      {wanted !== undefined && (
        <Text color="muted" pt="2">
          You opened a link before you signed in.{' '}
          <Link asChild>
            <RouterLink to={wanted}>Go back to {wantedRoute?.title ?? wanted}</RouterLink>
          </Link>
        </Text>
      )}
    </>
  )
}
