import { Box, Flex, Heading, Link as StyledLink, Text, chakra } from '@chakra-ui/react'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import { titleOfRule } from '@costdraft/schema/filing/filing-words.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatPounds } from '../formats/format-money.ts'
import type { FilingCheckQuery } from '../generated/graphql.ts'
import { ROW_PARAM } from '../navigation/link-params.ts'
import type { FilingFinding } from './use-filing-check.ts'
import type { FilingRuleName } from '@costdraft/costing'
import { ALL_ROWS, writeItemQuery } from '@costdraft/schema/items/item-query.ts'

/** The parameters that lead to the rows of a tab that a rule of the check before filing finds. */
const findingParameters = (tab: TabName, finding: FilingRuleName): URLSearchParams =>
  new URLSearchParams([['tab', tabKey(tab)], ...writeItemQuery({ ...ALL_ROWS, finding })])

/** Called with the row to which a finding leads, or without one where a link leads to several. */
type Follow = (item?: string) => void
/** The titles of the tabs of the case, by their names in the URL. */
export type TabTitles = ReadonlyMap<string, string>
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

/** What the items of a rule come to, as in "26.40 h · £573.00"; empty where the server says nothing of it. */
const sumsOf = ({ hours, net }: Count): string =>
  [hours !== null && `${hours} h`, net !== null && formatPounds(net)].filter(Boolean).join(' · ')

/** Links to the rows of a rule, one for each tab that has any. */
function RowLinks({ count: { rule, tabs }, titles, follow }: { count: Count; titles: TabTitles; follow: Follow }) {
  const shown = (tabs ?? []).flatMap(({ tab, count }) => {
    const title = titles.get(tabKey(tab as TabName))
    return title === undefined ? [] : [{ tab: tab as TabName, count, title }]
  })
  if (shown.length === 0) return null
  return (
    <Flex gap="3" wrap="wrap" mt="1">
      {shown.map(({ tab, count, title }) => {
        const text = shown.length === 1 ? 'Show these rows' : `Show ${count} in ${title}`
        return (
          <StyledLink key={tab} asChild textStyle="sm" py="1" fontWeight="600">
            <Link
              to={`?${findingParameters(tab, rule).toString()}`}
              aria-label={`${text}: ${titleOfRule(rule)}`}
              preventScrollReset
              onClick={() => follow()}
            >
              {text}
            </Link>
          </StyledLink>
        )
      })}
    </Flex>
  )
}

interface GroupProps {
  count: Count
  findings: readonly FilingFinding[]
  titles: TabTitles
  /** Where the facts of the case are entered. */
  detailsPath: string
  follow: Follow
}

/** The findings of one rule, with what they come to and links to their rows. */
function RuleFindings({ count, findings, titles, detailsPath, follow }: GroupProps) {
  const title = useId()
  const sums = sumsOf(count)
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
        {titleOfRule(count.rule)}{' '}
        <chakra.span color="muted" fontWeight="400">
          {count.count}
        </chakra.span>
      </Heading>
      {sums && (
        <Text textStyle="sm" color="muted" fontVariantNumeric="tabular-nums">
          {sums}
        </Text>
      )}
      <RowLinks count={count} titles={titles} follow={follow} />
      {count.rule === 'facts_missing' && (
        <StyledLink asChild textStyle="sm" py="1" fontWeight="600">
          <Link to={detailsPath}>Open the details of the case</Link>
        </StyledLink>
      )}
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

/** Findings grouped by rule, as far as they are loaded; each group has the number of all, and what all come to. */
export const FindingList = ({ counts, findings, ...rest }: Omit<GroupProps, 'count'> & { counts: readonly Count[] }) =>
  counts.flatMap((count) => {
    const ofRule = findings.filter(({ rule }) => rule === count.rule)
    return ofRule.length > 0 ? <RuleFindings key={count.rule} count={count} findings={ofRule} {...rest} /> : []
  })
