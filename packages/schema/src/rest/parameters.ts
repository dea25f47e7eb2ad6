import { areasOfWork, aspects, caseTypes, headNames, stages } from '@costdraft/costing'
import { assessedLineStates, reductionGroups, reductionReasons } from '../assessment/assessment.ts'
import { permissions, roles } from '../access/roles.ts'
import { clientTypes } from '../clients/clients.ts'
import { itemOrders, filterFields, filterFlags } from '../items/item-query.ts'
import { snakeName } from '../names.ts'
import { MOST_RESULTS } from '../scim/names.ts'
import { caseMarks, dueDates, NOBODY, SENT_BACK_MOST } from '../reports/case-marks.ts'
import { reportGroups } from '../reports/report.ts'
import type { ValueSchema } from './value-schema.ts'

/** Several values in one parameter, separated by commas. */
const several = (of: string, values?: readonly string[]): ValueSchema => ({
  type: 'string',
  description: `${of}; several are separated by commas.${values ? ` Of ${values.join(', ')}.` : ''}`,
})
const word = (values: readonly string[], description?: string): ValueSchema => ({
  type: 'string',
  enum: values,
  ...(description && { description }),
})
const text = (description: string, maxLength?: number): ValueSchema => ({
  type: 'string',
  description,
  ...(maxLength && { maxLength }),
})
const day = (description: string): ValueSchema => ({ type: 'string', format: 'date', description })
const uuid = (description: string): ValueSchema => ({ type: 'string', format: 'uuid', description })

/** The parameters of the queries of routes, by name. */
const shared: Readonly<Record<string, ValueSchema>> = {
  first: { type: 'integer', minimum: 1, maximum: 500, description: 'How many rows: a page instead of the whole list.' },
  after: text('The `end_cursor` of the page before.'),
  search: text('Rows that have all of these words.', 200),
  q: text('What is looked for: all of these words.', 200),
  client: several('Uuids of clients'),
  status: several('Stages', stages),
  area: several('Areas of work', areasOfWork),
  type: several('Types of cases, or of clients', [...caseTypes, ...clientTypes]),
  fee_earner: several('Uuids of fee earners'),
  staff: several(`Uuids of the people whose cases they are, or \`${NOBODY}\` for cases that are nobody’s`),
  updated_from: day('The first day of the last update, in England and Wales.'),
  updated_to: day('The last day of it.'),
  reported: word(['true'], 'Only cases of firms whose reports the caller may read.'),
  completed_from: day('The first day of completion, in England and Wales.'),
  completed_to: day('The last day of it.'),
  mark: several('What the figures or the assessment of a case say', caseMarks),
  not_counted: text('A reason for which rows are not counted, in its words: one.'),
  outcome: text(
    'A kind of work or a grade of lines that are ruled on, or a reason for which lines are reduced: one, such as `activity:preparation`, `grade:A` or `reason:time`.',
  ),
  sent_back: {
    type: 'integer',
    minimum: 1,
    maximum: SENT_BACK_MOST,
    description: `How often they were sent back from review; ${SENT_BACK_MOST} stands for that often or more.`,
  },
  left_stage: several('Stages that they have left', stages),
  reviewer: several('Uuids of the people who ended a review of theirs'),
  due: several('What is due in them', dueDates),
  due_from: day('The first day on which something is due.'),
  due_to: day('The last day of it.'),
  sort: text(`By what the rows are sorted. Of items: ${itemOrders.join(', ')}.`),
  direction: word(['asc', 'desc']),
  order: word(['asc', 'desc']),
  columns: several('Only these columns of each row'),
  with: several('What is answered beside the record'),
  without: several('What is left out of the answer'),
  sums: several('Lists of the case whose sums are answered'),
  action: word(permissions, 'Only those for which the caller holds this permission.'),
  archived: word(['true', 'false']),
  deactivated: word(['true', 'false']),
  role: several('Roles', roles),
  group: several('Uuids of user groups'),
  by: several(
    `Of an audit, uuids of people. Of a report, what its rows are grouped by, the outermost first: of ${reportGroups.join(', ')}. Of reductions, one of ${reductionGroups.join(', ')}`,
  ),
  kind: several('Kinds of record'),
  kinds: several('Kinds of record'),
  record: several('Uuids of the records that were changed'),
  case: uuid('Only what concerns this case.'),
  state: text(
    `Only what is in this state. Of lines in an assessment, several separated by commas, of ${assessedLineStates.join(', ')}.`,
  ),
  text: text('Lines that have all of these words.', 200),
  head: several('Heads of the bill', headNames),
  part: word(aspects, 'The part of a two-part case.'),
  reason: several('Why they are reduced', reductionReasons),
  line: several('Uuids of the lines'),
  uuid: uuid('The record itself.'),
  parent: uuid('Only the child clients of this client.'),
  sra_number: text('Only active clients with this number of the Solicitors Regulation Authority.', 20),
  external_system: text('With `external_id`: the record that has this id in this system.', 50),
  external_id: text('The id in that system.', 200),
  case_part: text('The part of a two-part case.'),
  number: { type: 'integer', minimum: 1, description: 'The number of a version; without it the latest.' },
  rule: text('Only the findings of this rule.'),
  edition: uuid('The edition whose figures are answered.'),
  from: day('The first day.'),
  to: day('The last day.'),
  date: day('The day of the work.'),
  done: word(['true'], 'Those that are done as well.'),
  hearing: uuid('The stored hearing in whose place this one is priced.'),
  fee_type: several('Types of fee'),
  finding: text('Only the rows that a finding of this rule is about.'),
  preview: word(['1'], 'Enter nothing yet: answer what would be entered, and by what it is.'),
  rows: word(['good'], 'Import the rows that are right, and list the others; without it all rows or none.'),
  sheet: text('The sheet of a workbook.'),
  table: text('The table.'),
  filter: text('Of SCIM: comparisons with `eq`, joined by `and`.', 1_000),
  startIndex: { type: 'integer', minimum: 1, description: 'The number of the first resource, from one.' },
  count: { type: 'integer', minimum: 0, maximum: MOST_RESULTS, description: 'How many resources; 0 for their number.' },
  attributes: several('Attributes that are answered, and no others'),
  excludedAttributes: several('Attributes that are not answered'),
  sortBy: text('Ignored: resources are in the order in which they were made.'),
  sortOrder: text('Ignored, as `sortBy`.'),
  aadOptscim062020: text('Ignored: what an address in Entra may end with.'),
}
const ofItems: Readonly<Record<string, ValueSchema>> = Object.fromEntries([
  ...filterFields.map((name): [string, ValueSchema] => [snakeName(name), several('Only rows with these values')]),
  ...filterFlags.map((name): [string, ValueSchema] => [name, word(['true', 'false'])]),
])

/** The parameters of queries, by name. */
export const restParameters: Readonly<Record<string, ValueSchema>> = { ...ofItems, ...shared }
