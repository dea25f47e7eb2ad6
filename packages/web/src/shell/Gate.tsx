import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { usePlace } from './place.ts'

/** Between the frame and the screen: what is not the viewer's is refused in words. */
export function Gate() {
  const viewer = useViewer()
  const { needs } = usePlace()
  if (needs && !viewer[needs]) return <ForbiddenPage />
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
