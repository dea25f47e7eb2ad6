import { Box, Heading, Link as StyledLink, Text, chakra } from '@chakra-ui/react'
import { tabKey, type TabName } from '@costdraft/schema/areas/tabs.ts'
import { titleOfRule } from '@costdraft/schema/filing/filing-words.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import type { FilingCheckQuery } from '../generated/graphql.ts'
import { ROW_PARAM } from '../items/shared/use-linked-row.ts'
import type { FilingFinding } from './use-filing-check.ts'

/** Called with the row to which a finding leads. */
type Follow = (item: string) => void
type Count = NonNullable<FilingCheckQuery['case']['filingCheck']>['counts'][number]

/** A finding: a link to its row, or plain text where it concerns the case as a whole. */
const Finding = ({ finding: { message, item, tab }, follow }: { finding: FilingFinding; follow: Follow }) =>
  item && tab ? (
    <StyledLink asChild textStyle="sm" display="block" py="1.5" overflowWrap="anywhere">
      <Link
        to={`?${new URLSearchParams({ tab: tabKey(tab as TabName), [ROW_PARAM]: item }).toString()}`}
        preventScrollReset
        onClick={() => follow(item)}
      >
        {message}
      </Link>
    </StyledLink>
  ) : (
    <Text textStyle="sm" py="1.5" overflowWrap="anywhere">
      {message}
    </Text>
  )

function RuleFindings({
  count: { rule, count },
  findings,
  follow,
}: {
  count: Count
  findings: readonly FilingFinding[]
  follow: Follow
}) {
  const title = useId()
  return (
    <Box
      as="section"
      aria-labelledby={title}
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Heading as="h3" id={title} textStyle="sm" fontWeight="600">
        {titleOfRule(rule)}{' '}
        <chakra.span color="muted" fontWeight="400">
          {count}
        </chakra.span>
      </Heading>
      <chakra.ul listStyleType="none" mt="1">
        {findings.map((finding, i) => (
          // A finding has no id of its own: several rules may name one item, in an order that is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Finding finding={finding} follow={follow} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

/** Findings grouped by rule, as far as they are loaded; each group has the number of all. */
export const FindingList = ({
  counts,
  findings,
  follow,
}: {
  counts: readonly Count[]
  findings: readonly FilingFinding[]
  follow: Follow
}) =>
  counts.flatMap((count) => {
    const ofRule = findings.filter(({ rule }) => rule === count.rule)
    return ofRule.length > 0 ? <RuleFindings key={count.rule} count={count} findings={ofRule} follow={follow} /> : []
  })
