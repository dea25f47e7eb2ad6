import { Button, Flex, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useQuery } from '../../ui/use-query.ts'
import type { CaseListQuery } from './case-list-query.ts'
import { ReviewerDocument } from './cases.operations.ts'
import { reportFilterTexts, reviewersText } from './report-filter-text.ts'
import { hasReportFilters } from './report-filters.ts'

interface Props {
  query: CaseListQuery
  setQuery: (change: Partial<CaseListQuery>) => void
}

/** One filter in words, as a button that takes it off. */
const FilterOff = ({ text, off }: { text: string; off: () => void }) => (
  <chakra.li maxW="full" minW="0">
    <Button
      size="xs"
      maxW="full"
      minW="0"
      fontWeight="600"
      color="accent"
      borderColor="accent"
      aria-label={`Remove the filter: ${text}`}
      onClick={off}
    >
      <chakra.span truncate lineHeight="shorter">
        {text}
      </chakra.span>
      <X strokeWidth={1.75} aria-hidden />
    </Button>
  </chakra.li>
)

/** Who ended a review; named where it is one person whom the viewer may read. */
function ReviewersFilter({ query: { reviewers }, setQuery }: Props) {
  const [only] = reviewers
  const { data } = useQuery(ReviewerDocument, {
    variables: { uuid: only ?? '' },
    skip: reviewers.length !== 1,
  })
  return <FilterOff text={reviewersText(reviewers, data?.user.name)} off={() => setQuery({ reviewers: [] })} />
}

/**
 * What a report has filtered the list by, in words, to be taken off one by one: these filters have no menu of their
 * own.
 */
export const ReportFilterList = ({ query, setQuery }: Props) =>
  hasReportFilters(query) && (
    <Flex as="ul" aria-label="Filters of the report" listStyleType="none" gap="2" mb="3" wrap="wrap" minW="0">
      {query.reviewers.length > 0 && <ReviewersFilter query={query} setQuery={setQuery} />}
      {reportFilterTexts(query).map(({ text, off }) => (
        <FilterOff key={text} text={text} off={() => setQuery(off)} />
      ))}
    </Flex>
  )
