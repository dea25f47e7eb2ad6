import type { CaseAddition } from '@costdraft/schema/additions.ts'
import { writeItemQuery, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import DataLoader from 'dataloader'
import { refused } from '../errors/errors.ts'
import type { Call } from '../upstream/http.ts'
import { MAX_PAGE } from '../upstream/pages.ts'
import type { CaseRow, ItemRow, ItemSumsRow, Page } from '../upstream/rows.ts'
import { PAGES, tabValueOf, type ItemLists, type ListAsked, type PageAsked } from './item-lists.ts'
import { itemsPath } from './item-parts.ts'

/** What a host needs to have to be asked for a list. */
export const neededFor = (kind: AnyKind, { list, query }: ListAsked): CaseAddition[] => [
  'paging',
  ...(tabValueOf(kind, list) ? (['lists_by_field'] as const) : []),
  ...(query ? (['item_queries'] as const) : []),
  ...(query?.values.hearingType ? (['hearing_filter'] as const) : []),
  ...(query?.finding === undefined ? [] : (['finding_rows'] as const)),
]

const parametersOf = (kind: AnyKind, list: string, query: ItemQuery | undefined): URLSearchParams => {
  const only = tabValueOf(kind, list)
  return new URLSearchParams([...(only ? [[only.key, only.value]] : []), ...(query ? writeItemQuery(query) : [])])
}

/** The first page of a list of one of several cases. */
interface FirstPage {
  row: CaseRow
  kind: AnyKind
  asked: PageAsked
  columns: readonly string[] | undefined
}
/** What pages of several cases must have alike to be asked for together. */
const sameAs = ({ asked: { list, first }, columns }: FirstPage): string =>
  JSON.stringify([list, first ?? null, columns])

/**
 * Makes the function that reads the first pages of one list of several cases with one call; a case that the viewer may
 * not read is NOT_FOUND.
 */
const readPagesOf =
  (call: Call) =>
  async (pages: readonly FirstPage[]): Promise<(Page<ItemRow> | Error)[]> => {
    const [one] = pages
    if (!one) return []
    const { asked, columns } = one
    const cases = [...new Set(pages.map(({ row }) => row.uuid))]
    const answer = await call<{ cases: (Page<ItemRow> | null)[] }>('POST', 'client/case/lists', {
      cases,
      list: snakeName(asked.list),
      first: asked.first ?? PAGES.size,
      ...(columns && { columns: columns.join(',') }),
    })
    const byCase = new Map(cases.map((uuid, at) => [uuid, answer.cases[at]]))
    return pages.map(({ row }) => byCase.get(row.uuid) ?? refused('NOT_FOUND', 'Not found.'))
  }

/** The same lists where first pages of several cases, without a filter or an order, are read with one call. */
export function batchedItemLists(call: Call, own: ItemLists): ItemLists {
  const readPages = readPagesOf(call)
  const loader = new DataLoader<FirstPage, Page<ItemRow>>(
    async (pages) => {
      const answers = new Map<FirstPage, Page<ItemRow> | Error>()
      const readAlike = async (alike: readonly FirstPage[]): Promise<void> => {
        const [one, ...others] = alike
        if (!one) return
        const found =
          others.length > 0 ? await readPages(alike) : [await own.page(one.row, one.kind, one.asked, one.columns)]
        alike.forEach((page, at) => answers.set(page, found[at] ?? refused('NOT_FOUND', 'Not found.')))
      }
      const groups = [...Map.groupBy(pages, sameAs).values()]
      await Promise.all(
        groups.map((alike) =>
          readAlike(alike).catch((error: unknown) => alike.forEach((page) => answers.set(page, error as Error))),
        ),
      )
      return pages.map((page) => answers.get(page) ?? refused('NOT_FOUND', 'Not found.'))
    },
    { cache: false, maxBatchSize: MAX_PAGE },
  )
  return {
    ...own,
    page: (row, kind, asked, columns) =>
      asked.query || asked.after ? own.page(row, kind, asked, columns) : loader.load({ row, kind, asked, columns }),
  }
}

/** The lists that a host pages, filters, sorts and sums itself. */
export const ownItemLists = (call: Call): ItemLists => ({
  page: (row, kind, { first, after, list, query }, columns) => {
    const parameters = parametersOf(kind, list, query)
    parameters.set('first', String(first ?? PAGES.size))
    if (after) parameters.set('after', after)
    if (columns) parameters.set('columns', columns.join(','))
    return call<Page<ItemRow>>('GET', `${itemsPath(row, kind)}?${parameters.toString()}`)
  },
  sums: (row, kind, { list, query }) =>
    call<ItemSumsRow>('GET', `${itemsPath(row, kind)}/sums?${parametersOf(kind, list, query).toString()}`),
})
