import { assessedSums, poundsOf, reductionsBy, type Reduction } from '@costdraft/costing'
import {
  reductionGroups,
  reductionReasonLabels,
  type ReductionGroup,
  type ReductionReason,
} from '@costdraft/schema/assessment/assessment.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { ValidationError } from '../errors/errors.ts'
import { numberedPage } from '../http/paging.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { filtered, filterInQuery } from './line-filter.ts'
import { lineOnWire, sumsOnWire } from './lines-on-wire.ts'
import { readAssessment, type EnteredLine } from './read-assessment.ts'

const LINES = { size: 100, max: 500 }

/**
 * `GET …/assessment/line`: lines of the bill in its order, page by page, with what all lines of the filter come to; the
 * cursor is the number of lines before the page.
 */
export async function listLines(asked: ItemsRequestContext) {
  const { query } = asked.req
  const { first, after } = numberedPage(query, LINES)
  const filter = filterInQuery(query)
  const lines = filtered((await readAssessment(asked)).lines, filter)
  const nodes = lines.slice(after, after + first).map(lineOnWire)
  return {
    total_count: lines.length,
    nodes,
    has_next_page: after + nodes.length < lines.length,
    end_cursor: nodes.length > 0 ? String(after + nodes.length) : null,
    totals: sumsOnWire(assessedSums(lines)),
  }
}

/** What lines are grouped by, what a group of them is called, and those that have no such thing. */
interface Grouping {
  keyOf: (line: EnteredLine) => string | null
  nameOf: (key: string, line: EnteredLine) => string
  none: string
}
const groupings: Readonly<Record<ReductionGroup, Grouping>> = {
  reason: {
    keyOf: ({ row }) => row?.reason ?? null,
    nameOf: (key) => reductionReasonLabels[key as ReductionReason],
    none: 'No reason',
  },
  activity: { keyOf: ({ of }) => of.activity, nameOf: labelOf, none: 'No kind of work' },
  fee_earner: {
    keyOf: ({ of }) => of.earner?.uuid ?? null,
    nameOf: (key, { of }) => of.earner?.name ?? key,
    none: 'No fee earner',
  },
  grade: { keyOf: ({ of }) => of.earner?.grade ?? null, nameOf: (key) => key, none: 'No grade' },
  head: { keyOf: ({ head }) => head, nameOf: labelOf, none: 'No head' },
}

const reductionOnWire = ({ key, lines, claimed, allowed, reduction }: Reduction<string | null>, name: string) => ({
  ...{ key, name, lines },
  claimed: poundsOf(claimed),
  allowed: poundsOf(allowed),
  reduction: poundsOf(reduction),
})

/** `GET …/assessment/reductions`: what was reduced, by what lines have in common, the largest reduction first. */
export async function listReductions(asked: ItemsRequestContext) {
  const by = reductionGroups.find((group) => group === asked.req.query.by)
  if (!by) throw new ValidationError({ by: `Choose one of ${reductionGroups.join(', ')}.` })
  const { lines } = await readAssessment(asked)
  const { keyOf, nameOf, none } = groupings[by]
  const firstOf = new Map(lines.toReversed().map((line) => [keyOf(line), line]))
  return reductionsBy(lines, keyOf).map((reduction) => {
    const line = firstOf.get(reduction.key)
    return reductionOnWire(reduction, reduction.key === null || !line ? none : nameOf(reduction.key, line))
  })
}
