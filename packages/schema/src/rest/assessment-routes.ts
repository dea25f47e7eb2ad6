import { aspects, headNames, outcomeGroups, reductionReasons } from '@costdraft/costing'
import {
  assessedAmountFields,
  assessedLineFields,
  disallowedFields,
  generalPointsFields,
  interestFields,
  manyRulingFields,
  offerFields,
  paymentFields,
} from '../assessment/assessment-fields.ts'
import {
  assessedLineStates,
  assessmentFilterParameters,
  assessmentStates,
  offeredBy,
  reductionGroups,
} from '../assessment/assessment.ts'
import { workbookLists } from '../assessment/workbook-import.ts'
import { pageParameters } from './case-list-parameters.ts'
import {
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
  day,
  flag,
  listOf,
  money,
  orNull,
  record,
  time,
  uuid,
  withKeys,
} from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'
import type { ValueSchema } from './value-schema.ts'

const word = (values: readonly string[]): ValueSchema => ({ type: 'string', enum: values })
const number: ValueSchema = { type: 'number' }
const textOrNull = orNull(anyText)
const head = word(headNames)
const part = orNull(word(aspects))

const amount = record({ hours: orNull(number), rate: orNull(money), amount: money, vat: money })
const sum = record({ net: money, vat: money, gross: money })
const totals = record({
  ...{ lines: count, offers: count, rulings: count },
  ...{ claimed: sum, offered: sum, allowed: sum, unruled: sum, reduction: sum },
})
const texts = { words: textOrNull, dispute: textOrNull, reply: textOrNull, ruling: textOrNull }
const line = record({
  ...{ uuid, line: anyText, number: textOrNull, head, part, item: orNull(uuid), date: orNull(day) },
  ...{ description: anyText, activity: textOrNull },
  ...{ fee_earner_uuid: orNull(uuid), fee_earner_name: textOrNull, grade: textOrNull },
  ...{ quantity: number, unit: anyText, enhancement: count, is_by_the_hour: flag },
  ...{ claimed: amount, offered: orNull(amount), allowed: orNull(amount) },
  ...{ reason: orNull(word(reductionReasons)), ...texts },
  ...{ version: count, changed_by: textOrNull, changed_at: orNull(time) },
})
const unbound = record({
  ...{ line: anyText, date: orNull(day), description: anyText },
  ...{ claimed: orNull(amount), offered: orNull(amount), allowed: orNull(amount) },
})
const assessment = record({
  ...{ case_uuid: uuid, version: count, state: word(assessmentStates), entered: count },
  heads: listOf(record({ name: head, part, totals })),
  totals,
  general_points: textOrNull,
  payments: listOf(record({ date: day, amount: money, words: textOrNull })),
  offers: listOf(record({ date: day, by: word(offeredBy), amount: money, words: textOrNull, beside: orNull(money) })),
  interest: record({
    rate: { type: 'number', description: 'Percent a year.' },
    from: orNull(day),
    amount: orNull(money),
    daily: orNull(money),
    disallowed: listOf(record({ from: day, to: day })),
    periods: listOf(record({ from: day, to: day, days: count, principal: money, is_disallowed: flag, amount: money })),
  }),
  payable: orNull(record({ by: orNull(day), days: orNull(number), amount: orNull(money) })),
  ...{ balance: orNull(money), unbound: listOf(unbound), can_restore: flag },
})
const ruled = record({ assessment, changed: count, left: count, undo: orNull(uuid) })

const named = { line: anyText, number: anyText, date: orNull(day), description: anyText }
const row = { ...named, sheet: anyText, row: count }
const entry: ValueSchema = {
  ...record({ offered: orNull(amount), allowed: orNull(amount), reason: orNull(word(reductionReasons)), ...texts }),
  description: 'What of a line changes.',
}
const preview = record({
  ...{ import_uuid: orNull(uuid), file_name: anyText, version: count },
  counts: record(Object.fromEntries(['entered', ...workbookLists].map((name) => [name, count]))),
  entered: listOf(record({ ...row, uuid, before: entry, after: entry })),
  same: listOf(record(row)),
  changed: listOf(record({ ...row, cells: listOf(record({ column: anyText, claimed: anyText, found: anyText })) })),
  moved: listOf(record(row)),
  doubled: listOf(record({ ...named, at: listOf(record({ sheet: anyText, row: count })), is_taken: flag })),
  missing: listOf(record(named)),
  unknown: listOf(record({ line: anyText, description: anyText, sheet: anyText, row: count })),
  uncounted: listOf(record(row)),
  unreadable: listOf(record({ ...row, column: anyText, cell: anyText, value: anyText, why: anyText })),
})

const change = withKeys(
  changesOf(assessedLineFields),
  {
    uuid,
    version: orNull({ type: ['string', 'integer'] }),
    offered: orNull(changesOf(assessedAmountFields)),
    allowed: orNull(changesOf(assessedAmountFields)),
  },
  ['uuid'],
)
const filter = body({
  text: orNull(anyText),
  head: orNull(listOf(head)),
  part,
  state: orNull(listOf(word(assessedLineStates))),
  reason: orNull(listOf(word(reductionReasons))),
  fee_earner: orNull(listOf(uuid)),
  ...{ from: orNull(day), to: orNull(day), line: orNull(listOf(uuid)) },
})
const header = withKeys(changesOf(generalPointsFields), {
  payments: orNull(listOf(bodyOf(paymentFields))),
  offers: orNull(listOf(bodyOf(offerFields))),
  interest: orNull(withKeys(changesOf(interestFields), { disallowed: orNull(listOf(bodyOf(disallowedFields))) })),
})

const COMPLETE = 'Of a complete case alone: 409 in any other stage.'
const of = (summary: string, { text, ...more }: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'Totals and filing',
  summary,
  needs: 'case:read',
  text: [text, COMPLETE].filter(Boolean).join(' '),
  ...more,
})
const AT = '/client/case/:case/assessment'

const pastReductions = record({
  ...{ is_on: flag, bills: count },
  findings: listOf(
    record({
      ...{ by: word(outcomeGroups), key: anyText, name: anyText, message: anyText },
      ...{ bills: count, reduced: count, reason: orNull(word(reductionReasons)), percent: count },
      ...{ lines: orNull(count), net: orNull(money), cases: listOf(record({ uuid, case_name: anyText })) },
    }),
  ),
})

/** The assessment of completed bills, and what is remembered of them. */
export const assessmentRoutes: RestRoutes = {
  'GET /client/case/:case/past-reductions': {
    tag: 'Totals and filing',
    summary: 'What a bill has that other bills of the firm were reduced for',
    needs: 'case:read',
    answer: pastReductions,
    text: 'Of at least five assessed bills of the firm in the same area of work, of up to 200 those completed last. With `is_on` false the firm wants none of it.',
  },
  [`GET ${AT}`]: of('What is offered and allowed of a bill', { answer: assessment, isVersioned: true }),
  [`PATCH ${AT}`]: of('Enters general points, payments, offers, and how interest runs', {
    body: header,
    answer: assessment,
    isVersioned: true,
    text: 'What is left out stays; lists are whole lists.',
  }),
  [`DELETE ${AT}`]: of('Removes all that is entered', {
    answer: assessment,
    isVersioned: true,
    text: 'It can be restored for thirty days, as what is set aside when the case is reopened.',
  }),
  [`POST ${AT}/restore`]: of('Restores the assessment that was removed last', {
    answer: assessment,
    text: 'What was entered of lines that the bill does not have any more, or has changed, is in `unbound`.',
  }),
  [`GET ${AT}/line`]: of('The lines of the bill, with what is entered of them', {
    query: [...pageParameters, ...assessmentFilterParameters],
    answer: record({
      ...{ total_count: count, nodes: listOf(line), has_next_page: flag, end_cursor: textOrNull },
      totals: { ...totals, description: 'What all lines of the filter come to.' },
    }),
  }),
  [`PATCH ${AT}/line`]: of('Enters what is offered and allowed of up to 100 lines, all or none', {
    body: body({ changes: listOf(change) }, ['changes']),
    answer: assessment,
    isVersioned: true,
    text: 'What is left out stays, null clears it. With the `version` of a line a change is refused with 412 where that has changed.',
  }),
  [`POST ${AT}/line/rule`]: of('Rules on all lines of a filter at once', {
    body: body({ filter: orNull(filter), ruling: bodyOf(manyRulingFields) }, ['ruling']),
    answer: ruled,
    isVersioned: true,
    text: 'By a percentage of what is claimed, by the rate per hour at most, or taking away what is entered.',
  }),
  [`POST ${AT}/upload`]: of('Reads a workbook of the bill back, with what others have entered in it', {
    query: ['preview'],
    form: { file: { type: 'string', format: 'binary' } },
    answer: record({ ...preview.properties, taken: orNull(ruled) }),
    text: 'What can be taken is entered, as one change; of the rest the answer says why. With `preview=1` nothing is entered: it is kept for a day, and entered by `import_uuid`. A workbook of another case or of an earlier completion is refused with 422. The same workbook again changes nothing.',
  }),
  [`POST ${AT}/import/:import`]: of('Enters a workbook as its preview showed it', {
    answer: ruled,
    text: 'With 412 where one of its lines was changed since. Asked again, it answers the same and changes nothing.',
  }),
  [`POST ${AT}/ruling/:undo/undo`]: of('Undoes a ruling on many lines, or a workbook, within thirty days', {
    answer: ruled,
    text: 'Lines that were changed since stay as they are.',
  }),
  [`GET ${AT}/reductions`]: of('What was reduced, the largest reduction first', {
    query: ['by'],
    answer: listOf(
      record({ key: textOrNull, name: anyText, lines: count, claimed: money, allowed: money, reduction: money }),
    ),
    text: `By one of ${reductionGroups.join(', ')}.`,
  }),
}
