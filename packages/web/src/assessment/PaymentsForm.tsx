import { Box, Heading, Text, Textarea, chakra } from '@chakra-ui/react'
import type { Problem } from '@costdraft/schema/field.ts'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import type { AssessmentPaymentsShownFragment } from '../generated/graphql.ts'
import { firstField } from '../ui/form/first-field.ts'
import { SaveFoot } from '../ui/form/FormFoot.tsx'
import { Balance } from './Balance.tsx'
import { InterestFields } from './InterestFields.tsx'
import { InterestPeriods } from './InterestPeriods.tsx'
import { OfferList, PaymentList } from './PaymentLists.tsx'
import type { AssessedTotals } from './use-assessment.ts'
import { useSavePayments } from './use-save-payments.ts'

interface Props {
  caseUuid: string
  stored: AssessmentPaymentsShownFragment
  totals: AssessedTotals
  readAnew: () => Promise<AssessmentPaymentsShownFragment | undefined>
  close: () => void
  onDirtyChange: (isDirty: boolean) => void
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" aria-label={title}>
    <Heading as="h3" textStyle="md" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
)

interface PointsProps {
  text: string
  change: (text: string) => void
  problem: string | undefined
}
const GeneralPoints = ({ text, change, problem }: PointsProps) => {
  const id = useId()
  return (
    <>
      <Textarea
        aria-label="General points"
        aria-describedby={id}
        rows={4}
        resize="vertical"
        value={text}
        onChange={({ target }) => change(target.value)}
        {...(problem !== undefined && { 'aria-invalid': true })}
      />
      <Text id={id} textStyle="xs" color={problem === undefined ? 'muted' : 'danger.ink'} mt="0.5">
        {problem ?? 'Points of dispute that are of no single line.'}
      </Text>
    </>
  )
}

/** What is said of the fields below a path. */
const problemsBelow = (problems: readonly Problem[], path: string): Problem[] =>
  problems.flatMap((one) =>
    one.path.startsWith(`${path}.`) ? [{ ...one, path: one.path.slice(path.length + 1) }] : [],
  )

/** What was paid and offered for the costs, how interest runs, and what is disputed in general. */
export function PaymentsForm({ close, totals, ...given }: Props) {
  const { shown, values, change, problems, refusal, isBusy, isChanged, save, confirmDialog } = useSavePayments(given)
  const form = useRef<HTMLFormElement>(null)
  // The dialog opened before there was a field to begin at.
  useEffect(() => firstField(form.current, false)?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  return (
    <>
      <chakra.form ref={form} onSubmit={submit} aria-label="Payments and offers" noValidate>
        <Box display="grid" gap="6">
          <Balance stored={shown} totals={totals} />
          <Part title="Payments">
            <PaymentList
              rows={values.payments}
              change={(payments) => change({ payments })}
              problems={problemsBelow(problems, 'payments')}
            />
          </Part>
          <Part title="Offers">
            <OfferList
              rows={values.offers}
              stored={shown.offers}
              change={(offers) => change({ offers })}
              problems={problemsBelow(problems, 'offers')}
            />
          </Part>
          <Part title="Interest">
            <InterestFields values={values} change={change} problems={problemsBelow(problems, 'interest')} />
            <InterestPeriods interest={shown.interest} />
          </Part>
          <Part title="General points">
            <GeneralPoints
              text={values.generalPoints}
              change={(generalPoints) => change({ generalPoints })}
              problem={problems.find(({ path }) => path === 'generalPoints')?.message}
            />
          </Part>
        </Box>
        <SaveFoot text="Save" isBusy={isBusy} isDisabled={!isChanged} close={close} refusal={refusal} />
      </chakra.form>
      {confirmDialog}
    </>
  )
}
