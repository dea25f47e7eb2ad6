import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { checkBudget, type BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import { MAX_CONTINGENCIES, budgetFields } from '@costdraft/schema/budgets/budget-fields.ts'
import { useMemo, useState } from 'react'
import { useFormState } from 'react-final-form'
import { isoToday } from '../formats/dates.ts'
import { formatPounds } from '../formats/format-money.ts'
import { Control } from '../ui/form/Control.tsx'
import { DirtyReporter } from '../ui/form/DirtyReporter.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { BudgetNotes, Overspent } from './BudgetNotes.tsx'
import { budgetInputs } from './budget-inputs.tsx'
import { useContingencies, useHours, type AddContingencyRow } from './budget-lists.ts'
import {
  budgetValues,
  figuresInput,
  noContingency,
  type BudgetValues,
  type FirmEarner,
  type SavedBudget,
  type Version,
} from './budget-values.ts'
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

const INTERIM = 'Interim applications'
/** Whether the contingency that is offered for them is there. */
const hasInterim = ({ contingencies }: Record<string, unknown>): boolean =>
  Array.isArray(contingencies) && contingencies.some((one: { name?: unknown }) => one.name === INTERIM)

/** Offers what was incurred on interim applications as a contingency: it is in no phase. */
const InterimOffer = ({ interim, add, isFull }: { interim: string; isFull: boolean; add: AddContingencyRow }) =>
  Number(interim) > 0 && (
    <Flex align="center" gap="3" wrap="wrap" textStyle="sm" mt="2">
      {`${formatPounds(interim)} of interim applications (T26 to T32) is in no phase and in no total.`}
      <Button
        type="button"
        size="xs"
        disabled={isFull}
        onClick={() => add({ ...noContingency, name: INTERIM, incurred: interim })}
      >
        Add as a contingency
      </Button>
    </Flex>
  )

interface Props {
  caseUuid: string
  /** The version that the next one starts from; null where none is saved. */
  latest: SavedBudget | null
  /** The fee earners of the firm, whose hours can be estimated. */
  earners: readonly FirmEarner[]
  draftKey: string
  /** Reads the versions again, and answers the latest. */
  refetch: () => Promise<Version | undefined>
  close: () => void
  onSaved: () => void
  onDirtyChange: (isDirty: boolean) => void
}

const controls = {
  incurredTo: {
    label: 'Incurred up to',
    as: 'date',
    hint: 'The last day whose work counts as incurred; hours are priced at its rates.',
  },
  approvedOn: { label: 'Approved or agreed on', as: 'date', hint: 'Later work is spent out of what was approved.' },
  agreedIncurred: { label: 'Incurred, as agreed', as: 'money', hint: 'Or as allowed on assessment.' },
  variation: { label: 'Reasons for the variation', as: 'prose', hint: 'What has changed since the version before.' },
} as const

/** What the fields that stand by themselves begin with; the reasons are those of the new version alone. */
const startOf = (latest: SavedBudget | null) => ({
  incurredTo: latest?.incurredTo ?? isoToday(),
  ...(latest?.approvedOn && { approvedOn: latest.approvedOn }),
  ...(latest?.agreedIncurred && { agreedIncurred: Number(latest.agreedIncurred) }),
})

/** The day after which work is spent out of what was approved, as it is typed. */
const overspentSince = ({ approvedOn, incurredTo }: Record<string, unknown>): string | null => {
  const [day] = [approvedOn, incurredTo].filter((one) => typeof one === 'string' && /^\d{4}-\d\d-\d\d$/.test(one))
  return (day as string | undefined) ?? null
}

/** The table of the form, with the figures of what is typed. */
function BudgetFields({ caseUuid, earners }: Pick<Props, 'caseUuid' | 'earners'>) {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const input = useMemo(() => {
    const asked = figuresInput(values)
    return asked && JSON.stringify(asked)
  }, [values])
  const { figures, isWorking, error, retry } = useBudgetFigures(caseUuid, input)
  const { count, add, remove } = useContingencies()
  const hours = useHours()
  const inputs = useMemo(() => budgetInputs({ removeContingency: remove, hours, earners }), [remove, hours, earners])
  return (
    <>
      {figures && <Overspent overspent={figures.overspent} since={overspentSince(values)} />}
      <WorkingOut isWorking={isWorking} isInvalid={input === undefined} error={error} retry={retry} />
      <BudgetTable figures={figures} contingencies={count} inputs={inputs} isWorking={isWorking} />
      <AddContingency add={add} isFull={count >= MAX_CONTINGENCIES} />
      {figures && !hasInterim(values) && (
        <InterimOffer interim={figures.interim.total} add={add} isFull={count >= MAX_CONTINGENCIES} />
      )}
      {figures && <BudgetNotes figures={figures} />}
    </>
  )
}

/**
 * The next version of a costs budget: incurred costs are those of the case, estimates and contingencies are entered.
 */
export function BudgetForm({ caseUuid, latest, earners, draftKey, refetch, close, onSaved, onDirtyChange }: Props) {
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
        initial={startOf(start)}
        parts={{ ...parts }}
        validate={checkBudget}
        save={async (draft) => {
          const isSaved = await save(draft)
          return isSaved ? onSaved : undefined
        }}
      >
        <DirtyReporter onChange={onDirtyChange} />
        {start && !start.isCurrent && <Overtaken budget={start} />}
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 20rem))' }} columnGap="6">
          <Control name="incurredTo" />
          <Control name="approvedOn" />
          <Control name="agreedIncurred" />
        </Grid>
        {start && (
          <Box maxW="70ch">
            <Control name="variation" />
          </Box>
        )}
        <Box css={{ '--foot-height': '57px' }}>
          <BudgetFields caseUuid={caseUuid} earners={earners} />
        </Box>
        <FormFoot submit={`Save as version ${(latest?.number ?? 0) + 1}`} close={close} />
      </Form>
      {confirmDialog}
    </>
  )
}
