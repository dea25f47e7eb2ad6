/** How the value of a filter stands in a query: several values by commas, one text, a whole number, or `true`. */
type Form = 'list' | 'text' | 'number' | 'flag'
interface Filter {
  /** Its parameter in REST. */
  parameter: string
  form: Form
  /** The addition of hosts that brings it; without one it belongs to every list of cases. */
  addition?: 'case_queries' | 'reports'
}

/**
 * What lists of cases can be filtered by, by its name in GraphQL: the fields of `CaseFilter` but user groups, which
 * hosts of cases do not know, and those of `CaseFilterValues`.
 */
export const caseFilters = {
  stages: { parameter: 'status', form: 'list' },
  areas: { parameter: 'area', form: 'list' },
  clients: { parameter: 'client', form: 'list' },
  feeEarners: { parameter: 'fee_earner', form: 'list' },
  types: { parameter: 'type', form: 'list', addition: 'case_queries' },
  staff: { parameter: 'staff', form: 'list', addition: 'case_queries' },
  updatedFrom: { parameter: 'updated_from', form: 'text', addition: 'case_queries' },
  updatedTo: { parameter: 'updated_to', form: 'text', addition: 'case_queries' },
  reported: { parameter: 'reported', form: 'flag', addition: 'reports' },
  completedFrom: { parameter: 'completed_from', form: 'text', addition: 'reports' },
  completedTo: { parameter: 'completed_to', form: 'text', addition: 'reports' },
  marks: { parameter: 'mark', form: 'list', addition: 'reports' },
  notCounted: { parameter: 'not_counted', form: 'text', addition: 'reports' },
  outcome: { parameter: 'outcome', form: 'text', addition: 'reports' },
  sentBack: { parameter: 'sent_back', form: 'number', addition: 'reports' },
  leftStages: { parameter: 'left_stage', form: 'list', addition: 'reports' },
  reviewers: { parameter: 'reviewer', form: 'list', addition: 'reports' },
  due: { parameter: 'due', form: 'list', addition: 'reports' },
  dueFrom: { parameter: 'due_from', form: 'text', addition: 'reports' },
  dueTo: { parameter: 'due_to', form: 'text', addition: 'reports' },
} as const satisfies Readonly<Record<string, Filter>>
export type CaseFilterName = keyof typeof caseFilters
export const caseFilterNames = Object.keys(caseFilters) as CaseFilterName[]

/** The parameters of lists of cases by which their figures, assessments and reports are found. */
export const figureParameters: readonly string[] = caseFilterNames.flatMap((name) => {
  const { parameter, addition }: Filter = caseFilters[name]
  return addition === 'reports' ? [parameter] : []
})
/** The parameters that say what a case is, by which reports are filtered; their rows need the others. */
export const reportFilterParameters: readonly string[] = [
  ...caseFilterNames.map((name) => caseFilters[name].parameter).filter((name) => !figureParameters.includes(name)),
  'search',
]

type ValueOf<Of extends Form> = { list: readonly string[]; text: string; number: number; flag: boolean }[Of]
/** What a list of cases is filtered by. What is null, empty or false does not filter. */
export type CaseFilterValues = {
  readonly [Name in CaseFilterName]?: ValueOf<(typeof caseFilters)[Name]['form']> | null
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** The parameters of REST for a filter; none for what does not filter. */
export const filterParameters = (filter: CaseFilterValues | null | undefined): Record<string, string> =>
  Object.fromEntries(
    caseFilterNames.flatMap((name) => {
      const text = textOf(filter?.[name])
      return text === '' ? [] : [[caseFilters[name].parameter, text]]
    }),
  )

const reads: { readonly [Of in Form]: (text: string) => ValueOf<Of> } = {
  list: (text) => text.split(','),
  text: (text) => text,
  number: Number,
  flag: (text) => text === 'true',
}
/** The filter that parameters of REST stand for; other parameters are left out. */
export const filterOfParameters = (parameters: Readonly<Record<string, string>>): CaseFilterValues =>
  Object.fromEntries(
    caseFilterNames.flatMap((name) => {
      const { parameter, form } = caseFilters[name]
      const text = parameters[parameter] ?? ''
      return text === '' ? [] : [[name, reads[form](text)]]
    }),
  )

/** The additions that a host needs for what a filter asks for. */
export const filterAdditions = (filter: CaseFilterValues | null | undefined): NonNullable<Filter['addition']>[] => [
  ...new Set(
    caseFilterNames.flatMap((name) => {
      const { addition }: Filter = caseFilters[name]
      return addition && textOf(filter?.[name]) !== '' ? [addition] : []
    }),
  ),
]
