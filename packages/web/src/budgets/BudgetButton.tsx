import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddition } from '../access/viewer.ts'
import { screensOf } from '../areas/index.ts'
import { BUDGET_PARAM } from '../navigation/link-params.ts'

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
  const [isPressed, setIsPressed] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const [params, setParams] = useSearchParams()
  const isLinked = params.has(BUDGET_PARAM)
  const open = isPressed || isLinked
  const close = (): void => {
    setIsPressed(false)
    if (!isLinked) return
    setIsLoaded(true)
    params.delete(BUDGET_PARAM)
    setParams(params, { replace: true, preventScrollReset: true })
  }
  if (!isKept || !screensOf(area).area.hasBudget) return null
  return (
    <>
      <Button
        variant="ghost"
        px="2"
        aria-haspopup="dialog"
        onClick={() => {
          setIsLoaded(true)
          setIsPressed(true)
        }}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      >
        Budget
      </Button>
      {(isLoaded || isLinked) && (
        <Suspense>
          <Dialog caseUuid={caseUuid} mayEdit={mayEdit} open={open} close={close} />
        </Suspense>
      )}
    </>
  )
}
