import { Button } from '@chakra-ui/react'
import { daysInWords } from '@costdraft/schema/deadlines/deadlines.ts'
import { Suspense, lazy } from 'react'
import { useAddition } from '../access/viewer.ts'
import { DATES_PARAM } from '../navigation/link-params.ts'
import { useLinkedDialog } from '../navigation/use-linked-dialog.ts'
import { usePartQuery } from '../ui/screen-answer.ts'
import { inks, nearness, whenText } from './date-words.ts'
import { NextDeadlineDocument } from './deadlines.operations.ts'

const loadDialog = () => import('./DatesDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).DatesDialog }))

/** Opens the dates that run in a case, and says which is next. The dialog is loaded on first use. */
export function DatesButton({ caseUuid }: { caseUuid: string }) {
  const isKept = useAddition('deadlines')
  const { open, isLoaded, press, close } = useLinkedDialog(DATES_PARAM)
  const { data } = usePartQuery(NextDeadlineDocument, { variables: { uuid: caseUuid }, skip: !isKept })
  const next = data?.case.nextDeadline
  if (!isKept) return null
  return (
    <>
      <Button
        variant="ghost"
        px="2"
        aria-haspopup="dialog"
        title={next ? `${next.label}: ${whenText(next)}` : 'No date runs in this case'}
        color={next ? inks[nearness(next)] : undefined}
        onClick={press}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      >
        {next && next.days !== null && nearness(next) !== 'far' ? `Dates: ${daysInWords(next.days)}` : 'Dates'}
      </Button>
      {isLoaded && (
        <Suspense>
          <Dialog caseUuid={caseUuid} open={open} close={close} />
        </Suspense>
      )}
    </>
  )
}
