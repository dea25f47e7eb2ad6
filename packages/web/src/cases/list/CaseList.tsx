import { VisuallyHidden } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { CaseViewPage } from '@costdraft/schema/case-views/case-view.ts'
import { ViewsMenu } from '../../case-views/ViewsMenu.tsx'
import type { CasesQueryVariables, SortField } from '../../generated/graphql.ts'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden } from '../../ui/read-error.ts'
import { ScreenAnswer } from '../../ui/screen-answer.ts'
import type { RowSelection, Column } from '../../ui/table/columns.ts'
import { useErrorToast } from '../../ui/use-error-toast.ts'
import { useAddition } from '../../access/viewer.ts'
import { useRemoval } from '../../removals/use-removal.tsx'
import { CopyCaseDialog } from '../copies/CopyCaseDialog.tsx'
import { CopyCaseContext } from './copy-case.ts'
import { RemoveCaseContext } from './remove-case.ts'
import { isInStage } from '../case-words.ts'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import type { CaseRow } from './case-row.ts'
import { CaseResults } from './CaseResults.tsx'
import { CasesToolbar } from './CasesToolbar.tsx'
import {
  filterCount,
  formatCaseListQuery,
  noFilters,
  type CaseListQuery,
  parseCaseListQuery,
} from './case-list-query.ts'
import { ExportCases } from './ExportCases.tsx'
import { useCases, useCasesScreen, type CasesResult } from './use-cases.ts'
import { hasReportFilters } from './report-filters.ts'
import { useMoveCase } from './use-move-case.ts'
import { useReopen } from './use-reopen.ts'
import { useUrlQuery, type SetQuery } from '../../ui/table/use-url-query.ts'
import { useCasesScope } from './use-cases-scope.ts'

/** The query of the list of cases, read from the URL, and a function that changes it. */
const useCaseListQuery = () => useUrlQuery(parseCaseListQuery, formatCaseListQuery)

interface Props {
  title: string
  /** The page, as saved views name it. */
  page: CaseViewPage
  columns: readonly Column<CaseRow, SortField>[]
  /** Text shown while there is no such case. */
  emptyText: string
  /**
   * Limits the list to these stages; it is always a table then. Without it, all stages are listed, on a board or in a
   * table.
   */
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
  setQuery: SetQuery<CaseListQuery>
} {
  const { query: urlQuery, setQuery } = useCaseListQuery()
  const query = useMemo(
    () => (onlyStages ? { ...urlQuery, stages: [...onlyStages], view: 'list' as const } : urlQuery),
    [urlQuery, onlyStages],
  )
  return { query, setQuery }
}

/** Whether the user has set a search or a filter. Stages that are given by the page are not a filter. */
const hasFilters = (query: CaseListQuery, onlyStages: readonly Stage[] | undefined): boolean =>
  query.search !== '' ||
  filterCount(query, ['areas', 'firms', 'types', 'earners', 'staff', 'groups', 'dates']) > 0 ||
  hasReportFilters(query) ||
  (!onlyStages && query.stages.length > 0)

/** The query string that a view of the list is saved as. */
const savedQuery = (query: CaseListQuery, onlyStages: readonly Stage[] | undefined): string =>
  formatCaseListQuery(onlyStages ? { ...query, stages: [], view: 'board' } : query).toString()

/** The cases of every firm the viewer may read, filtered by the query in the URL. */
export function CaseList(props: Props) {
  const limited = useLimitedQuery(props.onlyStages)
  const { variables, state } = useCasesScreen(limited.query, props.onlyStages === undefined)
  return (
    <ScreenAnswer value={state}>
      <ListedCases {...props} {...limited} variables={variables} />
    </ScreenAnswer>
  )
}

/** Removes a case of the list after a question, where the viewer may create some and the host offers it. */
function useRemoveCase(addsCases: boolean) {
  const { remove, removalDialog } = useRemoval()
  const removesCases = useAddition('removals') && addsCases
  const removeCase = ({ uuid, caseName: name, client }: CaseRow): void =>
    void remove({ kind: 'case', uuid, name, clientUuid: client.uuid })
  return { removeCase: removesCases ? removeCase : undefined, removalDialog }
}

/** Asks for the copy of a case of the list, where the viewer may create some and the host offers it. */
function useCopyCase(addsCases: boolean) {
  const isOffered = useAddition('case_copies') && addsCases
  const [copied, setCopied] = useState<CaseRow>()
  // A dialog opened while a menu is still closing would be closed together with it.
  const ask = (row: CaseRow): number => requestAnimationFrame(() => setCopied(row))
  return {
    copyCase: isOffered ? ask : undefined,
    copyDialog: copied && <CopyCaseDialog record={copied} close={() => setCopied(undefined)} />,
  }
}

/** What the menu of a row asks for beside moves: that the case is copied, or removed. */
function RowRequests({ addsCases, children }: { addsCases: boolean; children: ReactNode }) {
  const { removeCase, removalDialog } = useRemoveCase(addsCases)
  const { copyCase, copyDialog } = useCopyCase(addsCases)
  return (
    <>
      <RemoveCaseContext value={removeCase}>
        <CopyCaseContext value={copyCase}>{children}</CopyCaseContext>
      </RemoveCaseContext>
      {removalDialog}
      {copyDialog}
    </>
  )
}

/** Shows an error of the list, unless it is that the viewer may not read it; says whether it is. */
function useListError(error: CasesResult['error']): boolean {
  const isRefused = isForbidden(error)
  useErrorToast(isRefused ? undefined : error)
  return isRefused
}

type ListedProps = Props & ReturnType<typeof useLimitedQuery> & { variables: CasesQueryVariables }

function ListedCases({
  title,
  page,
  columns,
  emptyText,
  onlyStages,
  hasAdd = false,
  selection,
  actions,
  query,
  setQuery,
  variables,
}: ListedProps) {
  const list = useCases(query, variables)
  const { addsCases, firms } = useCasesScope()
  const { move, confirmDialog, announcement } = useMoveCase()
  const reopenInStage = useReopen(move)
  const reopen = (row: CaseRow): void => {
    if (isInStage(row)) reopenInStage(row)
  }
  const clear = useCallback((): void => setQuery({ search: '', ...noFilters }), [setQuery])
  const isRefused = useListError(list.error)
  if (isRefused) return <ForbiddenPage />

  const canAdd = hasAdd && addsCases
  const isFiltered = hasFilters(query, onlyStages)
  // Without results the clear button is shown in the empty state instead of the toolbar.
  const hasResults = list.cases === undefined || list.cases.nodes.length > 0
  return (
    <>
      <PageHead title={title}>
        <ViewsMenu page={page} query={savedQuery(query, onlyStages)} />
        <ExportCases query={query} />
        {query.view === 'list' && actions?.(list.cases?.nodes ?? noRows)}
        {canAdd && <AddCaseDialog />}
      </PageHead>
      <CasesToolbar
        query={query}
        setQuery={setQuery}
        firms={firms}
        clear={isFiltered && hasResults ? clear : undefined}
        onlyStages={onlyStages}
      />
      <RowRequests addsCases={addsCases}>
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
      </RowRequests>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {confirmDialog}
    </>
  )
}
