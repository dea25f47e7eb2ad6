import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { dropDraft } from '../drafts/draft-store.ts'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { useDiscardQuestion } from '../ui/form/use-discard-question.tsx'
import { BudgetDocument } from './budgets.operations.ts'
import { BudgetForm } from './BudgetForm.tsx'
import { BudgetVersion } from './BudgetVersion.tsx'
import { VersionChoice } from './VersionChoice.tsx'
import { useQuery } from '../ui/use-query.ts'

interface Props {
  caseUuid: string
  mayEdit: boolean
  open: boolean
  close: () => void
}

/** Where what is typed into the budget of a case is kept on this device. */
const draftKeyOf = (caseUuid: string): string => `case/${caseUuid}/budget`

interface BodyProps extends Omit<Props, 'open'> {
  onSaved: () => void
  onDirtyChange: (isDirty: boolean) => void
}
/** The budget and its versions: the latest to be changed, where that is allowed, and any other as it was saved. */
function BudgetBody({ caseUuid, mayEdit, close, onSaved, onDirtyChange }: BodyProps) {
  const { data, error, loading, refetch } = useQuery(BudgetDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const [chosen, setChosen] = useState<number>()
  const found = data?.case
  if (!found) return <PanelState what="budget" error={error} loading={loading} retry={refetch} />
  const { budget, budgetVersions: versions } = found
  const shown = mayEdit ? chosen : (chosen ?? budget?.number)
  return (
    <>
      <VersionChoice versions={versions} shown={shown} choose={setChosen} mayEdit={mayEdit} />
      {mayEdit && (
        // It stays while another version is read: nothing that was typed is lost.
        <Box display={shown === undefined ? 'contents' : 'none'}>
          <BudgetForm
            caseUuid={caseUuid}
            latest={budget}
            earners={found.client.feeEarners}
            draftKey={draftKeyOf(caseUuid)}
            refetch={async () => (await refetch()).data?.case.budgetVersions[0]}
            close={close}
            onSaved={onSaved}
            onDirtyChange={onDirtyChange}
          />
        </Box>
      )}
      {shown !== undefined && <BudgetVersion caseUuid={caseUuid} number={shown} />}
      {!mayEdit && !budget && (
        <Box color="muted" py="12" textAlign="center">
          No budget is saved.
        </Box>
      )}
    </>
  )
}

/** The dialog of a case's costs budget. Closing it with unsaved input asks for confirmation. */
export function BudgetDialog({ caseUuid, mayEdit, open, close }: Props) {
  const { onDirtyChange, onClose, confirmDialog } = useDiscardQuestion({
    text: 'This budget has not been saved.',
    close,
    discard: () => dropDraft(draftKeyOf(caseUuid)),
  })
  return (
    <>
      <FormDialog open={open} close={onClose} title="Costs budget" size="cover">
        <BudgetBody
          caseUuid={caseUuid}
          mayEdit={mayEdit}
          close={onClose}
          onSaved={close}
          onDirtyChange={onDirtyChange}
        />
      </FormDialog>
      {confirmDialog}
    </>
  )
}
