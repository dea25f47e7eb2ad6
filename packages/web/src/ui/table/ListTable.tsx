import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import { DataTable, type MenuDefinition } from './DataTable.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListState, type ListQueryState } from './ListState.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

/** The rows that are loaded so far. */
interface Page<Row> {
  nodes: readonly Row[]
  totalCount: number
  pageInfo: { hasNextPage: boolean }
}
interface Props<Row> {
  /** What is listed: "clients". */
  what: string
  /** `page` is absent until a first one is loaded; `stale`: it belongs to the previous query. */
  list: ListQueryState & { page: Page<Row> | undefined; stale: boolean; more: () => Promise<unknown> }
  caption: string
  columns: readonly Column<Row, never>[]
  menu?: MenuDefinition<Row>
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
}

/** A paginated list as a table with its loading, empty and error states. */
export function ListTable<Row extends { uuid: string }>({ what, list, caption, columns, menu, empty }: Props<Row>) {
  const { page, stale, more } = list
  const skeleton = <TableSkeleton columns={columns} name={`Loading the ${what}`} hasMenu={menu !== undefined} />
  const table = page && page.nodes.length > 0 && (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={page.nodes}
        keyOf={({ uuid }) => uuid}
        stale={stale}
        {...(menu && { menu })}
      />
      <ListFoot
        shown={page.nodes.length}
        total={page.totalCount}
        hasMore={page.pageInfo.hasNextPage && !stale}
        more={more}
      />
    </>
  )
  return (
    <ListState what={what} state={list} skeleton={skeleton}>
      {page && (table || empty)}
    </ListState>
  )
}
