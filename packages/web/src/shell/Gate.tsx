import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { useRouteMeta } from './route-meta.ts'

/** Between the frame and the screen: what is not the viewer's is refused in words. */
export function Gate() {
  const viewer = useViewer()
  const { needs } = useRouteMeta()
  if (needs && !viewer[needs]) return <ForbiddenPage />
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
