import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { ForbiddenPage } from '../access/ForbiddenPage.tsx'
import { nameRecords } from './record-params.ts'
import { useRouteMeta } from '../navigation/route-meta.ts'

/**
 * Renders the matched screen, a "no access" page when the viewer lacks the permission its route requires, or the 404
 * page when its path names a record by what is no id.
 */
export function RouteGuard() {
  const viewer = useViewer()
  const { needs } = useRouteMeta()
  const params = useMatches().at(-1)?.params ?? {}
  if (needs && !viewer[needs]) return <ForbiddenPage />
  if (!nameRecords(params)) return <NotFoundPage />
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
