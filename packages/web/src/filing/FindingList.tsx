import { Box, Button, Flex, Heading, Link as StyledLink, Text, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import { titleOfRule } from '@costdraft/schema/filing/filing-words.ts'
import { ChevronRight } from 'lucide-react'
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

/** A line that leads to a row, over the whole width of its sheet. */
const row: SystemStyleObject = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '1.5',
  textStyle: 'sm',
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  focusVisibleRing: 'inside',
  _hover: { bg: 'hover', textDecoration: 'none' },
  '& svg': { flex: 'none', color: 'muted' },
}

/** A finding: a link to its row, or plain text where it concerns the case as a whole. */
const Finding = ({ finding: { message, item, tab }, follow }: { finding: FilingFinding; follow: Follow }) =>
  item && tab ? (
    <StyledLink asChild css={row}>
      <Link
        to={`?${new URLSearchParams({ tab: tabKey(tab as TabName), [ROW_PARAM]: item }).toString()}`}
        preventScrollReset
        onClick={() => follow(item)}
      >
        {message}
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
      </Link>
    </StyledLink>
  ) : (
    <Text textStyle="sm" px="3" py="1.5" overflowWrap="anywhere">
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
    <Flex gap="2" wrap="wrap" px="3" pb="2">
      {shown.map(({ tab, count, title }) => {
        const text = shown.length === 1 ? 'Show these rows' : `Show ${count} in ${title}`
        return (
          <Button key={tab} asChild size="xs">
            <Link
              to={`?${findingParameters(tab, rule).toString()}`}
              aria-label={`${text}: ${titleOfRule(rule)}`}
              preventScrollReset
              onClick={() => follow()}
            >
              {text}
            </Link>
          </Button>
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
  const title = headingOf(count.rule)
  const sums = sumsOf(count)
  return (
    <Box
      as="section"
      aria-labelledby={title}
      mt="4"
      pb="1"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      overflow="hidden"
    >
      <Flex justify="space-between" align="baseline" gap="3" px="3" pt="2.5" pb="2">
        <Heading as="h3" id={title} tabIndex={-1} outline="0" scrollMarginTop="4" textStyle="sm" fontWeight="600">
          {titleOfRule(count.rule)}{' '}
          <chakra.span color="muted" fontWeight="400">
            {count.count}
          </chakra.span>
        </Heading>
        {sums && (
          <Text textStyle="sm" color="muted" fontVariantNumeric="tabular-nums" flexShrink="0">
            {sums}
          </Text>
        )}
      </Flex>
      <RowLinks count={count} titles={titles} follow={follow} />
      {count.rule === 'facts_missing' && (
        <Box px="3" pb="2">
          <Button asChild size="xs">
            <Link to={detailsPath}>Open the details of the case</Link>
          </Button>
        </Box>
      )}
      <chakra.ul listStyleType="none" borderTopWidth="1px" borderColor="line" pt="1">
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

const headingOf = (rule: FilingRuleName): string => `finding-${rule}`
const go = (rule: FilingRuleName): void => {
  const heading = document.getElementById(headingOf(rule))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/**
 * What there is to look at, at a glance: each rule with its number and what it comes to, which leads to its findings.
 */
const Summary = ({ counts, listed }: { counts: readonly Count[]; listed: ReadonlySet<FilingRuleName> }) => (
  <chakra.ul listStyleType="none" aria-label="What there is to look at" bg="surface" css={summary}>
    {counts.map((count) => (
      <li key={count.rule}>
        <chakra.button
          type="button"
          css={row}
          width="full"
          disabled={!listed.has(count.rule)}
          onClick={() => go(count.rule)}
        >
          <span>{titleOfRule(count.rule)}</span>
          <span data-sums>{sumsOf(count)}</span>
          <span data-count>{count.count}</span>
        </chakra.button>
      </li>
    ))}
  </chakra.ul>
)
const summary: SystemStyleObject = {
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  overflow: 'hidden',
  '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 28px',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& [data-sums]': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& [data-count]': { textAlign: 'end', fontWeight: '600', fontVariantNumeric: 'tabular-nums', color: 'attention.ink' },
}

/** Findings grouped by rule, as far as they are loaded; each group has the number of all, and what all come to. */
export function FindingList({ counts, findings, ...rest }: Omit<GroupProps, 'count'> & { counts: readonly Count[] }) {
  const groups = counts.map((count) => ({ count, ofRule: findings.filter(({ rule }) => rule === count.rule) }))
  const listed = groups.filter(({ ofRule }) => ofRule.length > 0)
  return (
    <>
      {counts.length > 1 && <Summary counts={counts} listed={new Set(listed.map(({ count }) => count.rule))} />}
      {listed.map(({ count, ofRule }) => (
        <RuleFindings key={count.rule} count={count} findings={ofRule} {...rest} />
      ))}
    </>
  )
}
