import { VisuallyHidden } from '@chakra-ui/react'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import { CasesFound } from './CasesFound.tsx'
import { CasesToolbar } from './CasesToolbar.tsx'
import { useCases } from './use-cases.ts'
import { useCasesScope } from './use-cases-scope.ts'
import { useListAddress } from './use-list-address.ts'
import { useMoveCase } from './use-move-case.ts'
import { useReopen } from './use-reopen.ts'

/** The cases of every firm the viewer may read: on a board, or in a list. */
export function CasesPage() {
  const { question, ask } = useListAddress()
  const list = useCases(question)
  const { addsCases, firms } = useCasesScope()
  const { move, asking, said } = useMoveCase()
  const reopen = useReopen(move)
  if (list.error && readError(list.error).code === 'FORBIDDEN') return <ForbiddenPage />

  const narrowed = question.search !== '' || question.stages.length > 0 || question.firms.length > 0
  // Where nothing is found, the way out is offered there.
  const found = list.cases === undefined || list.cases.nodes.length > 0
  const clear = (): void => ask({ search: '', stages: [], firms: [] })
  return (
    <>
      <PageHead title="Cases">{addsCases && <AddCaseDialog />}</PageHead>
      <CasesToolbar question={question} ask={ask} firms={firms} clear={narrowed && found ? clear : undefined} />
      <CasesFound list={list} question={question} ask={ask} narrowed={narrowed} clear={clear} move={move} reopen={reopen} addsCases={addsCases} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asking}
    </>
  )
}
