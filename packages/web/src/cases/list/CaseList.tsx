import { VisuallyHidden } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { SortField } from '../../generated/graphql.ts'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import type { RowSelection, Column } from '../../ui/table/columns.ts'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import type { CaseRow } from './case-columns.tsx'
import { CaseResults } from './CaseResults.tsx'
import { CasesToolbar } from './CasesToolbar.tsx'
import type { CaseListQuery } from './case-list-query.ts'
import { useCases, type CasesResult } from './use-cases.ts'
import { useCasesScope } from './use-cases-scope.ts'
import { useCaseListQuery } from './use-case-list-query.ts'
import { useMoveCase } from './use-move-case.ts'
import { useReopen } from './use-reopen.ts'

interface Props {
  title: string
  columns: readonly Column<CaseRow, SortField>[]
  /** Text shown while there is no such case. */
  emptyText: string
  /** Limits the list to these stages; it is always a table then. Without it, all stages are listed, on a board or in a table. */
  onlyStages?: readonly Stage[]
  hasAdd?: boolean
  selection?: RowSelection<CaseRow>
  /** Further controls beside the title. */
  actions?: (rows: NonNullable<CasesResult['cases']>['nodes']) => ReactNode
}

const noRows: CaseRow[] = []

/** The query of the URL, limited to `onlyStages` where they are given. */
function useLimitedQuery(onlyStages: readonly Stage[] | undefined): {
  query: CaseListQuery
  setQuery: (change: Partial<CaseListQuery>) => void
} {
  const { query: urlQuery, setQuery } = useCaseListQuery()
  const query = useMemo(
    () => (onlyStages ? { ...urlQuery, stages: [...onlyStages], view: 'list' as const } : { ...urlQuery, areas: [] }),
    [urlQuery, onlyStages],
  )
  return { query, setQuery }
}

/** Whether the user has set a search or a filter. Stages that are given by the page are not a filter. */
const hasFilters = (
  { search, firms, areas, stages }: CaseListQuery,
  onlyStages: readonly Stage[] | undefined,
): boolean => search !== '' || firms.length > 0 || (onlyStages ? areas : stages).length > 0

/** The cases of every firm the viewer may read, filtered by the query in the URL. */
export function CaseList({ title, columns, emptyText, onlyStages, hasAdd = false, selection, actions }: Props) {
  const { query, setQuery } = useLimitedQuery(onlyStages)
  const list = useCases(query)
  const { addsCases, firms } = useCasesScope()
  const { move, confirmDialog, announcement } = useMoveCase()
  const reopen = useReopen(move)
  const clear = useCallback((): void => setQuery({ search: '', stages: [], areas: [], firms: [] }), [setQuery])
  if (list.error && readError(list.error).code === 'FORBIDDEN') return <ForbiddenPage />

  const canAdd = hasAdd && addsCases
  const isFiltered = hasFilters(query, onlyStages)
  // Without results the clear button is shown in the empty state instead of the toolbar.
  const hasResults = list.cases === undefined || list.cases.nodes.length > 0
  return (
    <>
      <PageHead title={title}>
        {canAdd && <AddCaseDialog />}
        {actions?.(list.cases?.nodes ?? noRows)}
      </PageHead>
      <CasesToolbar
        query={query}
        setQuery={setQuery}
        firms={firms}
        clear={isFiltered && hasResults ? clear : undefined}
        hasFixedStages={onlyStages !== undefined}
      />
      <CaseResults
        list={list}
        query={query}
        setQuery={setQuery}
        isFiltered={isFiltered}
        clear={clear}
        move={move}
        reopen={reopen}
        content={{ columns, caption: title, emptyText, selection, canAdd }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {confirmDialog}
    </>
  )
}
