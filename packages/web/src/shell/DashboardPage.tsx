import { Link, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link as To, matchRoutes, useLocation } from 'react-router'
import type { RouteMeta } from './route-meta.ts'
import { screens } from './screens.ts'

/** Home: the frame, and, after a sign-in that a link led to, the way back to that link. */
export function DashboardPage() {
  const { wanted } = (useLocation().state ?? {}) as { wanted?: string }
  const place =
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
            <To to={wanted}>Go back to {place?.title ?? wanted}</To>
          </Link>
        </Text>
      )}
    </>
  )
}
