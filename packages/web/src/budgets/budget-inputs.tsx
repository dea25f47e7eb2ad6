import { Box, Flex } from '@chakra-ui/react'
import type { Phase } from '@costdraft/costing'
import { Assumptions, contingency, estimate } from '@costdraft/schema/budgets/budget.ts'
import { field, type Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { X } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useField, useForm } from 'react-final-form'
import { Control } from '../ui/form/Control.tsx'
import type { AnyControls } from '../ui/form/controls.ts'
import { FormPart } from '../ui/form/FormPart.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { BudgetInputs } from './BudgetTable.tsx'
import { noContingency, type ContingencyValues } from './budget-values.ts'

const identity = (value: unknown): unknown => value
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The contingencies of the form around it: their number, adding one, and removing the one at a place. */
export function useContingencies() {
  const form = useForm()
  const { input } = useField<unknown>('contingencies', { format: identity, parse: identity, isEqual: isSame })
  const rows = (input.value === '' ? [] : input.value) as readonly ContingencyValues[]
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const add = useCallback(() => form.change('contingencies', [...latest.current, noContingency]), [form])
  const remove = useCallback(
    (place: number) =>
      form.change(
        'contingencies',
        latest.current.filter((_, at) => at !== place),
      ),
    [form],
  )
  return { count: rows.length, add, remove }
}

/** One input of the table, under a name that says what it is of. */
const Input = ({ at, fields, controls, name }: { at: string; fields: Fields; controls: AnyControls; name: string }) => (
  <FormPart at={at} fields={fields} controls={controls} isLabelHidden>
    <Control name={name} />
  </FormPart>
)

const assumption = (phase: Phase): Fields => ({ [phase]: field(Assumptions).optional() })

/** The inputs of a budget, each at its place in the form. */
export const budgetInputs = (remove: (at: number) => void): BudgetInputs => ({
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
