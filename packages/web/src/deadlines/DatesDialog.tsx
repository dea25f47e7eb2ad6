import { FormDialog } from '../ui/form/FormDialog.tsx'
import { useDiscardQuestion } from '../ui/form/use-discard-question.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { useQuery } from '../ui/use-query.ts'
import { CaseDeadlinesDocument } from './deadlines.operations.ts'
import { DatesForm } from './DatesForm.tsx'

interface Props {
  caseUuid: string
  open: boolean
  close: () => void
}

interface BodyProps extends Omit<Props, 'open'> {
  onDirtyChange: (isDirty: boolean) => void
}
function DatesBody({ caseUuid, close, onDirtyChange }: BodyProps) {
  const { data, error, loading, refetch } = useQuery(CaseDeadlinesDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
  })
  const deadlines = data?.case.deadlines
  if (!deadlines) return <PanelState what="dates" error={error} loading={loading} retry={refetch} />
  const readAnew = async (): Promise<void> => {
    await refetch()
  }
  return <DatesForm stored={deadlines} {...{ caseUuid, readAnew, close, onDirtyChange }} />
}

/** The dialog of the dates that run in a case. Closing it with unsaved input asks for confirmation. */
export function DatesDialog({ caseUuid, open, close }: Props) {
  const { onDirtyChange, onClose, confirmDialog } = useDiscardQuestion({
    text: 'These dates have not been saved.',
    close,
  })
  return (
    <>
      <FormDialog open={open} close={onClose} title="Dates" size="xl">
        <DatesBody caseUuid={caseUuid} close={onClose} onDirtyChange={onDirtyChange} />
      </FormDialog>
      {confirmDialog}
    </>
  )
}
