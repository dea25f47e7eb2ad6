import { Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { useAddition } from '../access/viewer.ts'
import { screensOf } from '../areas/index.ts'
import { BUDGET_PARAM } from '../navigation/link-params.ts'
import { useLinkedDialog } from '../navigation/use-linked-dialog.ts'

const loadDialog = () => import('./BudgetDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).BudgetDialog }))

interface Props {
  caseUuid: string
  area: string | null
  mayEdit: boolean
}

/**
 * Opens the costs budget of a case, where its area has one and the host keeps it. The dialog is loaded on first use.
 */
export function BudgetButton({ caseUuid, area, mayEdit }: Props) {
  const isKept = useAddition('budget')
  const { open, isLoaded, press, close } = useLinkedDialog(BUDGET_PARAM)
  if (!isKept || !screensOf(area).area.hasBudget) return null
  return (
    <>
      <Button
        variant="ghost"
        px="2"
        aria-haspopup="dialog"
        onClick={press}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      >
        Budget
      </Button>
      {isLoaded && (
        <Suspense>
          <Dialog caseUuid={caseUuid} mayEdit={mayEdit} open={open} close={close} />
        </Suspense>
      )}
    </>
  )
}
