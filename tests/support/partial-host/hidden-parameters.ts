import { queryParameters } from '@costdraft/schema/items/item-query.ts'
import { listedKinds } from '@costdraft/schema/items/listed-kinds.ts'

type Additions = readonly string[]
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
        },
      ] as const,
  ),
  [/^client\/case\/[^/]+\/.+$/, { lists: ['nested_lists'] }],
  [
    /^client\/case\/(?!choices$|by-stage$)[^/]+$/,
    { columns: ['case_columns', 'case_parts'], with: ['case_figures'], sums: ['case_parts'] },
  ],
  [/^client\/case$/, { with: ['case_parts'], without: ['export_lists'] }],
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
