import { Box, Flex } from '@chakra-ui/react'
import type { Phase } from '@costdraft/costing'
import {
  approval,
  Assumptions,
  contingency,
  estimate,
  estimatedHours,
  offer,
} from '@costdraft/schema/budgets/budget-fields.ts'
import { field, type Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { X } from 'lucide-react'
import { useField } from 'react-final-form'
import { formatAmount } from '../formats/format-money.ts'
import { earnerName, isRetired } from '../formats/earner-name.ts'
import { Control } from '../ui/form/Control.tsx'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { FormPart } from '../ui/form/FormPart.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { BudgetInputs } from './table-inputs.ts'
import type { HoursList } from './budget-lists.ts'
import type { FiguresOfPhase, FirmEarner } from './budget-values.ts'

/** What the inputs of lists need: how rows come and go, and who can be chosen. */
interface Lists {
  removeContingency: (at: number) => void
  hours: HoursList
  earners: readonly FirmEarner[]
}
interface EarnerProps {
  phase: Phase
  at: number
  firm: Option[]
  figures: FiguresOfPhase['earners'] | undefined
  remove: () => void
}

/** One input of the table, under a name that says what it is of. */
const Input = ({ at, fields, controls, name }: { at: string; fields: Fields; controls: AnyControls; name: string }) => (
  <FormPart at={at} fields={fields} controls={controls} isLabelHidden>
    <Control name={name} />
  </FormPart>
)

const assumption = (phase: Phase): Fields => ({ [phase]: field(Assumptions).optional() })

const offerLabels = {
  time: 'offered for time',
  counsel: 'offered for counsel',
  disbursements: 'offered for other disbursements',
  comment: 'comment on the offer',
} as const
const paymentLabels = { counsel: 'counsel', experts: 'experts', courtFees: 'court fees' } as const

/** The row of a fee earner with hours, what they come to, and removing it. */
function EarnerInput({ phase, at, firm, figures, remove }: EarnerProps) {
  const label = `${labelOf(phase)}: fee earner ${at + 1}`
  const controls: AnyControls = {
    feeEarner: { label, as: 'choice', choices: firm },
    hours: { label: `${label}, hours`, as: 'hours' },
  }
  const path = `estimates.${phase}.earners.${at}`
  const { input } = useField<unknown>(`${path}.feeEarner`, { subscription: { value: true } })
  const found = figures?.find(({ feeEarner }) => feeEarner === input.value)
  return (
    <Flex gap="2" align="start" wrap={{ base: 'wrap', lg: 'nowrap' }}>
      <Box flex="1" minW={{ base: 'full', lg: '0' }}>
        <Input at={path} name="feeEarner" fields={estimatedHours} controls={controls} />
      </Box>
      <Box w="20" flex="none">
        <Input at={path} name="hours" fields={estimatedHours} controls={controls} />
      </Box>
      <Box
        flex={{ base: '1', lg: 'none' }}
        w={{ lg: '28' }}
        textAlign="end"
        pt="1.5"
        textStyle="xs"
        color="muted"
        aria-live="polite"
      >
        {found &&
          Number(found.hours) > 0 &&
          found.rate !== null &&
          `× ${formatAmount(found.rate)} = ${formatAmount(found.estimated)}`}
      </Box>
      <IconButton type="button" mt="0.5" name={`Remove ${label}`} icon={X} onClick={remove} />
    </Flex>
  )
}

/** The inputs of what a phase is made of. */
const detailInputs = ({ hours, earners }: Pick<Lists, 'hours' | 'earners'>): BudgetInputs['detail'] => {
  const firm = earners.map((earner) => ({
    value: earner.uuid,
    label: `${earnerName(earner)} (${earner.initials ?? ''})`,
    isGone: isRetired(earner),
  }))
  return {
    hoursOf: hours.countOf,
    addEarner: hours.add,
    earner: (phase, at, figures) => (
      <EarnerInput phase={phase} at={at} firm={firm} figures={figures} remove={() => hours.remove(phase, at)} />
    ),
    payment: (phase, of) => (
      <Input
        at={`estimates.${phase}`}
        name={of}
        fields={estimate}
        controls={{ [of]: { label: `${labelOf(phase)}: ${paymentLabels[of]}`, as: 'money' } }}
      />
    ),
    approved: (phase) => (
      <Input
        at="approved"
        name={phase}
        fields={{ [phase]: approval.approved }}
        controls={{ [phase]: { label: `${labelOf(phase)}: approved or agreed`, as: 'money' } }}
      />
    ),
    offer: (phase, of) => (
      <Input
        at={`offers.${phase}`}
        name={of}
        fields={offer}
        controls={{
          [of]: {
            label: `${labelOf(phase)}: ${offerLabels[of]}`,
            as: of === 'comment' ? 'prose' : 'money',
          },
        }}
      />
    ),
  }
}

/** The inputs of a budget, each at its place in the form. */
export const budgetInputs = ({ removeContingency: remove, ...lists }: Lists): BudgetInputs => ({
  detail: detailInputs(lists),
  assumptions: (phase) => (
    <Input
      at="assumptions"
      name={phase}
      fields={assumption(phase)}
      controls={{ [phase]: { label: `${labelOf(phase)}: assumptions`, as: 'prose' } }}
    />
  ),
  estimate: (phase, of) => (
    <Input
      at={`estimates.${phase}`}
      name={of}
      fields={estimate}
      controls={{ [of]: { label: `${labelOf(phase)}: estimated ${of}`, as: 'money' } }}
    />
  ),
  contingency: (at, of) => {
    const name = `Contingency ${at + 1}`
    const input = (
      <Input
        at={`contingencies.${at}`}
        name={of}
        fields={contingency}
        controls={{ [of]: { label: of === 'name' ? name : `${name}: ${of}`, as: of === 'name' ? 'text' : 'money' } }}
      />
    )
    if (of === 'approved')
      return (
        <Flex align="center" gap="2" textStyle="sm" color="muted" data-approved="">
          Approved or agreed
          <Box w="36">{input}</Box>
        </Flex>
      )
    if (of !== 'name') return input
    return (
      <Flex gap="2" align="start">
        <Box flex="1" minW="0">
          {input}
        </Box>
        <IconButton type="button" mt="0.5" name={`Remove contingency ${at + 1}`} icon={X} onClick={() => remove(at)} />
      </Flex>
    )
  },
})
