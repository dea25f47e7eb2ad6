import { FormDialog } from '../ui/form/FormDialog.tsx'
import { useDiscardQuestion } from '../ui/form/use-discard-question.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { useQuery } from '../ui/use-query.ts'
import { AssessmentPaymentsDocument } from './assessment.operations.ts'
import { PaymentsForm } from './PaymentsForm.tsx'

interface Props {
  caseUuid: string
  open: boolean
  close: () => void
}

interface BodyProps extends Omit<Props, 'open'> {
  onDirtyChange: (isDirty: boolean) => void
}
function Body({ caseUuid, close, onDirtyChange }: BodyProps) {
  const { data, error, loading, refetch } = useQuery(AssessmentPaymentsDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'network-only',
    // Then what is answered to changes.
    nextFetchPolicy: 'cache-first',
  })
  const stored = data?.case.assessment
  if (!stored) return <PanelState what="payments and offers" error={error} loading={loading} retry={refetch} />
  const readAnew = async () => (await refetch()).data?.case.assessment ?? undefined
  return <PaymentsForm {...{ caseUuid, stored, readAnew, close, onDirtyChange }} totals={stored.totals} />
}

/** Payments, offers, interest and general points of an assessment. Closing it with unsaved input asks first. */
export function PaymentsDialog({ caseUuid, open, close }: Props) {
  const { onDirtyChange, onClose, confirmDialog } = useDiscardQuestion({ text: 'It has not been saved.', close })
  return (
    <>
      <FormDialog open={open} close={onClose} title="Payments and offers" size="xl">
        <Body caseUuid={caseUuid} close={onClose} onDirtyChange={onDirtyChange} />
      </FormDialog>
      {confirmDialog}
    </>
  )
}
