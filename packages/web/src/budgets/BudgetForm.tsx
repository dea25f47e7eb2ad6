import { Box, Button } from '@chakra-ui/react'
import { MAX_CONTINGENCIES, budgetFields, checkBudget, type BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import { useMemo, useState } from 'react'
import { useFormState } from 'react-final-form'
import { isoToday } from '../formats/dates.ts'
import { Control } from '../ui/form/Control.tsx'
import { DirtyReporter } from '../ui/form/DirtyReporter.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { BudgetNotes } from './BudgetNotes.tsx'
import { budgetInputs, useContingencies } from './budget-inputs.tsx'
import { budgetValues, figuresInput, type BudgetValues, type SavedBudget, type Version } from './budget-values.ts'
import { BudgetTable } from './BudgetTable.tsx'
import { Overtaken } from './BudgetVersion.tsx'
import { WorkingOut } from './WorkingOut.tsx'
import { useBudgetFigures } from './use-budget-figures.ts'
import { useSaveBudget } from './use-save-budget.ts'
import { Plus } from 'lucide-react'

/** Adds a contingency, whose name then has the focus; not beyond the most that a budget takes. */
const AddContingency = ({ add, isFull }: { add: () => void; isFull: boolean }) => (
  <Button
    type="button"
    size="xs"
    variant="ghost"
    ms="-2"
    mt="2"
    disabled={isFull}
    onClick={({ currentTarget }) => {
      add()
      const { form } = currentTarget
      requestAnimationFrame(() => {
        const names = form?.querySelectorAll<HTMLInputElement>('input[name$=".name"]')
        names?.item(names.length - 1)?.focus()
      })
    }}
  >
    <Plus aria-hidden />
    Add a contingency
  </Button>
)

interface Props {
  caseUuid: string
  /** The version that the next one starts from; null where none is saved. */
  latest: SavedBudget | null
  draftKey: string
  /** Reads the versions again, and answers the latest. */
  refetch: () => Promise<Version | undefined>
  close: (saved?: boolean) => void
  onDirtyChange: (isDirty: boolean) => void
}

const controls = {
  incurredTo: { label: 'Incurred up to', as: 'date', hint: 'The last day whose work counts as incurred.' },
} as const

/** The table of the form, with the figures of what is typed. */
function BudgetFields({ caseUuid }: { caseUuid: string }) {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const input = useMemo(() => {
    const asked = figuresInput(values)
    return asked && JSON.stringify(asked)
  }, [values])
  const { figures, isWorking, error, retry } = useBudgetFigures(caseUuid, input)
  const { count, add, remove } = useContingencies()
  const inputs = useMemo(() => budgetInputs(remove), [remove])
  return (
    <>
      <WorkingOut isWorking={isWorking} isInvalid={input === undefined} error={error} retry={retry} />
      <BudgetTable figures={figures} contingencies={count} inputs={inputs} isWorking={isWorking} />
      <AddContingency add={add} isFull={count >= MAX_CONTINGENCIES} />
      {figures && <BudgetNotes figures={figures} />}
    </>
  )
}

/**
 * The next version of a costs budget: incurred costs are those of the case, estimates and contingencies are entered.
 */
export function BudgetForm({ caseUuid, latest, draftKey, refetch, close, onDirtyChange }: Props) {
  // A snapshot: what others save meanwhile must not change a form in use.
  const [start] = useState(latest)
  const [parts] = useState((): BudgetValues => budgetValues(latest?.figures))
  const { save, confirmDialog } = useSaveBudget({ caseUuid, latest: start?.number ?? null, refetch })
  return (
    <>
      <Form<typeof budgetFields, BudgetDraft>
        name="Costs budget"
        draft={{ key: draftKey, label: 'Costs budget', version: String(start?.number ?? 0) }}
        fields={budgetFields}
        controls={controls}
        initial={{ incurredTo: start?.incurredTo ?? isoToday() }}
        parts={{ ...parts }}
        validate={checkBudget}
        save={async (draft) => {
          const isSaved = await save(draft)
          return isSaved ? () => close(true) : undefined
        }}
      >
        <DirtyReporter onChange={onDirtyChange} />
        {start && !start.isCurrent && <Overtaken budget={start} />}
        <Box maxW="80">
          <Control name="incurredTo" />
        </Box>
        <Box css={{ '--foot-height': '57px' }}>
          <BudgetFields caseUuid={caseUuid} />
        </Box>
        <FormFoot submit={`Save as version ${(latest?.number ?? 0) + 1}`} close={() => close()} />
      </Form>
      {confirmDialog}
    </>
  )
}
