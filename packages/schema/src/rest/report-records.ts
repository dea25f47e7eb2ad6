import { snakeName } from '../names.ts'
import { furtherMeasures, measures, sharedMeasures, type MeasureForm, type MeasureName } from '../reports/measures.ts'
import { sectionNames } from '../reports/report.ts'
import { anyText, count, day, listOf, money, orNull, record, ref } from './json-schema.ts'
import type { ValueSchema } from './value-schema.ts'

const forms: Readonly<Record<MeasureForm, ValueSchema>> = {
  count,
  money,
  hours: { type: 'number', description: 'In hours.' },
  days: { type: 'number', description: 'In days, to a tenth.' },
  percent: { type: 'number', description: 'In percent, to a tenth.' },
}
const described = (name: MeasureName): ValueSchema => {
  const { form, label } = measures[name]
  const { description: unit = '', ...schema } = forms[form]
  return { ...schema, description: `${label}. ${unit}`.trim() }
}
const keysOf = (names: readonly MeasureName[], schemaOf: (name: MeasureName) => ValueSchema) =>
  Object.fromEntries(names.map((name) => [snakeName(name), schemaOf(name)]))

/** What reports answer. */
export const reportRecords: Readonly<Record<string, ValueSchema>> = {
  Report: record({
    as_of: { type: 'string', format: 'date-time' },
    from: orNull(day),
    to: orNull(day),
    rows: listOf(ref('ReportRow')),
    total: ref('ReportRow'),
    notes: listOf(anyText),
  }),
  ReportRow: record({
    section: { type: 'string', enum: sectionNames },
    keys: listOf(anyText),
    labels: listOf(anyText),
    label: anyText,
    ...keysOf(sharedMeasures, described),
    // Those that its section does not say are null, or not there.
    ...keysOf(furtherMeasures, (name) => orNull(described(name))),
    filter: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The parameters of `GET /client/case` that list its cases, and no others.',
    },
  }),
}
