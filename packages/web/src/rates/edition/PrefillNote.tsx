import { Button, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useFieldChange } from '../../ui/form/use-field-change.ts'
import type { RateTable } from '../rate-table.ts'
import { AMOUNTS, figureValues, typedFigures } from './edition-form.ts'
import { differencesOf, prefillOn, prefillSentence, type Prefill } from './prefill.ts'
import { useReplaceFigures } from './use-replace-figures.ts'

const dayOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Compares the figures with those in force on the first day. They follow a new first day while nobody has changed one;
 * otherwise what was entered stays, and the figures in force are offered.
 */
export function PrefillNote({ table, initial }: { table: RateTable; initial: Prefill }) {
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const used = useRef(initial)
  const replace = useReplaceFigures()
  useFieldChange('effectiveFrom', (day) => {
    const isUnchanged = differencesOf(typedFigures(table, form.getState().values), used.current.figures) === 0
    if (!isUnchanged) return
    used.current = prefillOn(table, dayOf(day))
    form.change(AMOUNTS, figureValues(used.current.figures))
  })
  const day = dayOf(values.effectiveFrom)
  const typed = typedFigures(table, values)
  const inForce = prefillOn(table, day)
  const onUse = (): void => {
    used.current = inForce
    replace(inForce.figures, 'The figures in force have replaced what was entered.')
  }
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" minH="7">
      <Text textStyle="sm" color="muted">
        {prefillSentence(typed, inForce, day)}
      </Text>
      {inForce.from !== null && differencesOf(typed, inForce.figures) > 0 && (
        <Button type="button" size="xs" onClick={onUse}>
          Use its figures
        </Button>
      )}
    </Flex>
  )
}
