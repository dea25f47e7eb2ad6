import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { usePlace } from './place.ts'

/** A screen that this version does not have. */
export function UnavailablePage() {
  const { title, missing = 'This screen is not available in this version.' } = usePlace()
  return (
    <>
      <PageHead title={title} />
      <EmptyState text={missing} />
    </>
  )
}
