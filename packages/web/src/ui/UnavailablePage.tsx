import { EmptyState } from './EmptyState.tsx'
import { PageHead } from './PageHead.tsx'
import { useRouteMeta } from '../navigation/route-meta.ts'

/** Shown for a screen that this version does not have. */
export function UnavailablePage() {
  const { title, unavailableText = 'This screen is not available in this version.' } = useRouteMeta()
  return (
    <>
      <PageHead title={title} />
      <EmptyState text={unavailableText} />
    </>
  )
}
