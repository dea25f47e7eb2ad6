import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { useRouteMeta } from './route-meta.ts'

/** Renders the matched screen, or a "no access" page when the viewer lacks the permission its route requires. */
export function RouteGuard() {
  const viewer = useViewer()
  const { needs } = useRouteMeta()
  if (needs && !viewer[needs]) return <ForbiddenPage />
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
