/** How a measure is written: a number, pounds, hours, days to a tenth, or a percentage to a tenth. */
export type MeasureForm = 'count' | 'money' | 'hours' | 'days' | 'percent'
export interface Measure {
  form: MeasureForm
  /** The head of its column. */
  label: string
}

/** What the rows of reports say, by the names in the contract; `snakeName` of each on the wire of REST. */
export const measures = {
  count: { form: 'count', label: 'Cases' },
  net: { form: 'money', label: 'Net' },
  vat: { form: 'money', label: 'VAT' },
  hours: { form: 'hours', label: 'Hours' },
  unpriced: { form: 'count', label: 'With unpriced rows' },
  pending: { form: 'count', label: 'Not priced yet' },
  times: { form: 'count', label: 'Times' },
  medianDays: { form: 'days', label: 'Median days' },
  longDays: { form: 'days', label: 'Days, 90th percentile' },
  lines: { form: 'count', label: 'Rows' },
  missed: { form: 'money', label: 'At stake' },
  tested: { form: 'count', label: 'Tested' },
  escapes: { form: 'count', label: 'Escaping' },
  escapeRate: { form: 'percent', label: 'Escape rate' },
  enhanced: { form: 'count', label: 'Enhanced' },
  enhancementRate: { form: 'percent', label: 'Enhancement rate' },
  enhancement: { form: 'money', label: 'Added by enhancement' },
  countBefore: { form: 'count', label: 'Cases a year before' },
  netBefore: { form: 'money', label: 'Net a year before' },
  claimed: { form: 'money', label: 'Claimed' },
  allowed: { form: 'money', label: 'Allowed' },
  reduction: { form: 'percent', label: 'Reduction' },
} as const satisfies Readonly<Record<string, Measure>>
export type MeasureName = keyof typeof measures

/** The measures that every row has; the others are null where their section does not say them. */
export const sharedMeasures = ['count', 'net', 'vat', 'hours', 'unpriced', 'pending'] as const satisfies MeasureName[]
export type SharedMeasure = (typeof sharedMeasures)[number]
export type FurtherMeasure = Exclude<MeasureName, SharedMeasure>
export const furtherMeasures = (Object.keys(measures) as MeasureName[]).filter(
  (name): name is FurtherMeasure => !(sharedMeasures as readonly string[]).includes(name),
)
