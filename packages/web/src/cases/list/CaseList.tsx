import { VisuallyHidden } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { useMemo, type ReactNode } from 'react'
import type { SortField } from '../../generated/graphql.ts'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import type { Choice, Column } from '../../ui/table/columns.ts'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import type { CaseRow } from './case-columns.tsx'
import { CasesFound } from './CasesFound.tsx'
import { CasesToolbar } from './CasesToolbar.tsx'
import { useCases, type Cases } from './use-cases.ts'
import { useCasesScope } from './use-cases-scope.ts'
import { useListAddress } from './use-list-address.ts'
import { useMoveCase } from './use-move-case.ts'
import { useReopen } from './use-reopen.ts'

interface Props {
  title: string
  columns: readonly Column<CaseRow, SortField>[]
  /** What stands for the list while there is no such case. */
  none: string
  /** The stages the list is of; it is a table then. All of them where nothing is said, and a board too. */
  only?: readonly Stage[]
  adds?: boolean
  /** What can be done with the rows that are ticked. */
  choice?: Choice<CaseRow>
  head?: (rows: NonNullable<Cases['cases']>['nodes']) => ReactNode
}

const noRows: CaseRow[] = []

/** Cases of every firm the viewer may read, found by the question in the address. */
export function CaseList({ title, columns, none, only, adds = false, choice, head }: Props) {
  const { question: asked, ask } = useListAddress()
  const question = useMemo(
    () => (only ? { ...asked, stages: [...only], view: 'list' as const } : { ...asked, areas: [] }),
    [asked, only],
  )
  const list = useCases(question)
  const { addsCases, firms } = useCasesScope()
  const { move, asking, said } = useMoveCase()
  const reopen = useReopen(move)
  if (list.error && readError(list.error).code === 'FORBIDDEN') return <ForbiddenPage />

  const narrowed =
    question.search !== '' || question.firms.length > 0 || (only ? question.areas : question.stages).length > 0
  // Where nothing is found, the way out is offered there.
  const found = list.cases === undefined || list.cases.nodes.length > 0
  const clear = (): void => ask({ search: '', stages: [], areas: [], firms: [] })
  return (
    <>
      <PageHead title={title}>
        {adds && addsCases && <AddCaseDialog />}
        {head?.(list.cases?.nodes ?? noRows)}
      </PageHead>
      <CasesToolbar
        question={question}
        ask={ask}
        firms={firms}
        clear={narrowed && found ? clear : undefined}
        isPart={only !== undefined}
      />
      <CasesFound
        list={list}
        question={question}
        ask={ask}
        narrowed={narrowed}
        clear={clear}
        move={move}
        reopen={reopen}
        shown={{ columns, caption: title, none, choice, adds: adds && addsCases }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asking}
    </>
  )
}
