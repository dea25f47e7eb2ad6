import { Box, Button, Kbd, Text } from '@chakra-ui/react'
import type { ItemOrder } from '@costdraft/schema/items/item-query.ts'
import { dateFieldOf } from '@costdraft/schema/kind.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import type { Sort } from '../../ui/table/columns.ts'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { ItemTable, itemTable } from './ItemTable.tsx'
import { queryContainer } from './responsive-columns.ts'
import type { Sums } from './item-operations.ts'
import type { RowChoice } from './select/use-row-choice.ts'
import type { RowHandlers } from './row-handlers.ts'
import { isFiltering, type useRowQuery } from './rows/use-row-query.ts'
import type { AnyTab } from './tab-definition.ts'
import { PAGE_SIZE, type useItems } from './use-items.ts'

interface Props {
  tab: AnyTab
  list: ReturnType<typeof useItems>
  handlers: RowHandlers
  /** Undefined where the page is read-only. */
  addButton: ReactNode | undefined
  columns: AnyTab['columns']
  rowQuery: ReturnType<typeof useRowQuery>
  sums: Sums | undefined
  choice: RowChoice | undefined
}

const EmptyList = ({ tab, addButton }: Pick<Props, 'tab' | 'addButton'>) => (
  <EmptyState text={`No ${tab.title.toLowerCase()}${addButton ? ' yet' : ''}.`}>
    {addButton && (
      <>
        {addButton}
        <Text textStyle="sm" color="muted" alignSelf="center">
          or press <Kbd>n</Kbd>
        </Text>
      </>
    )}
  </EmptyState>
)
const NothingFound = ({ tab, rowQuery: { clear } }: Pick<Props, 'tab' | 'rowQuery'>) => (
  <EmptyState text={`No ${tab.title.toLowerCase()} match these filters.`}>
    <Button onClick={clear}>Clear filters</Button>
  </EmptyState>
)

const LoadError = ({ tab, error, list }: Pick<Props, 'tab' | 'list'> & { error: Error }) => (
  <EmptyState text={`${tab.loadError} ${readError(error).message}`}>
    <Button
      loading={list.loading}
      onClick={() => {
        list.refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  </EmptyState>
)

const BY_DATE: Sort<ItemOrder> = { by: 'date', direction: 'asc' }
/** The order after a press on a heading: ascending, or the other way round. By date is how rows stand anyway. */
function nextSort(sort: Sort<ItemOrder> | undefined, by: ItemOrder): Sort<ItemOrder> | undefined {
  const next: Sort<ItemOrder> = { by, direction: sort?.by === by && sort.direction === 'asc' ? 'desc' : 'asc' }
  return next.by === BY_DATE.by && next.direction === BY_DATE.direction ? undefined : next
}

/** The items as a table, or the loading, error or empty state. */
export function ItemList({ tab, list, handlers, addButton, columns, rowQuery, sums, choice }: Props) {
  const { rows, total, error, refetch, loadMore, isOld } = list
  const { query, change } = rowQuery
  if (!rows)
    return error ? (
      <LoadError tab={tab} error={error} list={list} />
    ) : (
      <Box css={queryContainer}>
        <TableSkeleton
          columns={columns}
          sort={{ by: 'date', direction: 'asc' }}
          name={`Loading ${tab.title.toLowerCase()}`}
          hasMenu={false}
          style={itemTable}
        />
      </Box>
    )
  if (rows.length === 0)
    return isFiltering(query) ? (
      <NothingFound tab={tab} rowQuery={rowQuery} />
    ) : (
      <EmptyList tab={tab} addButton={addButton} />
    )
  const sort = query.sort ?? (dateFieldOf(tab.kind) === 'date' ? BY_DATE : undefined)
  return (
    <>
      <ItemTable
        tab={tab}
        columns={columns}
        rows={rows}
        handlers={handlers}
        sort={sort}
        onSort={(by) => change(() => ({ sort: nextSort(sort, by) }))}
        sums={sums}
        isOld={isOld}
        choice={choice}
      />
      <ListFoot
        page={PAGE_SIZE}
        shown={rows.length}
        total={total}
        hasMore={loadMore !== undefined}
        more={loadMore ?? refetch}
      />
    </>
  )
}
