import { caseFilters } from '@costdraft/schema/cases/case-filters.ts'
import { queryParameters } from '@costdraft/schema/items/item-query.ts'
import { listedKinds } from '@costdraft/schema/items/listed-kinds.ts'

type Additions = readonly string[]
/** Filters of lists of cases that reports bring. */
const ofReports = Object.fromEntries(
  Object.values(caseFilters).flatMap((filter) =>
    'addition' in filter && filter.addition === 'reports' ? [[filter.parameter, ['reports']]] : [],
  ),
)
/** Parameters of paths that the specifications have, each with the additions of which any brings it. */
const parameters: readonly (readonly [path: RegExp, Readonly<Record<string, Additions>>])[] = [
  ...listedKinds.map(
    ({ path }) =>
      [
        new RegExp(`^client/case/[^/]+/${path}$`),
        {
          first: ['paging'],
          after: ['paging'],
          columns: ['item_columns'],
          ...Object.fromEntries(queryParameters.map((name) => [name, ['item_queries']])),
          finding: ['finding_rows'],
          hearing_type: ['hearing_filter'],
        },
      ] as const,
  ),
  [/^client\/case\/[^/]+\/.+$/, { lists: ['nested_lists'] }],
  [
    /^client\/case\/(?!choices$|by-stage$)[^/]+$/,
    { columns: ['case_columns', 'case_parts'], with: ['case_figures'], sums: ['case_parts'] },
  ],
  [/^client\/case(?:\/by-stage)?$/, { with: ['case_parts'], without: ['export_lists'], ...ofReports }],
  [/^clients$/, { first: ['client_list'], after: ['client_list'], columns: ['client_list'] }],
]

/** A parameter that a host without some additions does not know; undefined if it knows all of them. */
export function hiddenParameter(
  path: string,
  query: URLSearchParams,
  lacks: (addition: string) => boolean,
): string | undefined {
  const known = parameters.find(([shape]) => shape.test(path))?.[1] ?? {}
  const hidden = [...query.keys()].find((name) => known[name]?.every(lacks))
  return hidden && `the parameter ${hidden}`
}
