import { Box, Grid, Skeleton, chakra } from '@chakra-ui/react'
import { Suspense, lazy, type ComponentProps } from 'react'
import type { CaseRecord } from '../../areas/area-screens.ts'
import { externalIdsDetail } from '../../areas/shared-details.ts'
import { screensOf } from '../../areas/index.ts'

const loadForm = () => import('./HeaderForm.tsx')
const Form = lazy(async () => ({ default: (await loadForm()).HeaderForm }))

/** Loads the form ahead of the click that opens it. */
export const preloadForm = (): void => {
  loadForm().catch(console.error)
}

const panel = { mt: '3', p: '4', bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'l2' } as const

/** The details of a case as terms and values, where they are only read. */
export const CaseDetails = ({ id, record, isOpen }: { id: string; record: CaseRecord; isOpen: boolean }) => (
  <Grid
    as="dl"
    id={id}
    hidden={!isOpen}
    display={isOpen ? 'grid' : 'none'}
    {...panel}
    templateColumns="repeat(auto-fill, minmax(180px, 1fr))"
    gap="3"
  >
    {[...screensOf(record.areaOfWork).details(record), externalIdsDetail(record)].map(
      ([term, value]) =>
        value && (
          <Box key={term}>
            <chakra.dt textStyle="caption" color="muted">
              {term}
            </chakra.dt>
            <chakra.dd textStyle="sm" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </Box>
        ),
    )}
  </Grid>
)

const lines = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8']
const DetailsSkeleton = () => (
  <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} columnGap="10" rowGap="8" aria-busy>
    {lines.map((line) => (
      <Box key={line}>
        <Skeleton height="3" width="28" mb="2.5" />
        <Skeleton height="8" />
      </Box>
    ))}
  </Grid>
)

// The header stays in view above the fields: one that takes the focus must not be behind it.
const clearOfHeader = { '& form :is(input, select, textarea, button)': { scrollMarginTop: '44' } }

/** The same details as a form. It is loaded when it is first opened, and keeps what is typed while it is closed. */
export const EditedDetails = (props: ComponentProps<typeof Form>) => {
  const { detailsId, isOpen, isWanted } = props.form
  return (
    <Box
      id={detailsId}
      hidden={!isOpen}
      display={isOpen ? 'block' : 'none'}
      {...panel}
      p={{ base: '4', lg: '6' }}
      css={clearOfHeader}
    >
      {isWanted && (
        <Suspense fallback={<DetailsSkeleton />}>
          <Form {...props} />
        </Suspense>
      )}
    </Box>
  )
}
