import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { formatIsoDate } from '../../ui/dates.ts'
import { useFieldChange } from '../../ui/form/use-field-change.ts'
import type { RateTable } from '../rate-table.ts'
import { AMOUNTS, figureValues, typedFigures } from './edition-form.ts'
import { followDay, prefillOn, type Prefill } from './prefill.ts'

const sentenceOf = ({ from }: Prefill): string =>
  from === null
    ? 'No edition is in force on that day, so the grid began empty.'
    : `The grid began with the edition of ${formatIsoDate(from)}.`

/** Says with which edition the grid began. It follows the first day until a figure is changed; then it offers the other edition. */
export function PrefillNote({ table, initial }: { table: RateTable; initial: Prefill }) {
  const form = useForm()
  const [used, setUsed] = useState(initial),
    [offered, setOffered] = useState<Prefill>()
  const use = (prefill: Prefill): void => {
    form.change(AMOUNTS, figureValues(prefill.figures))
    setUsed(prefill)
    setOffered(undefined)
  }
  useFieldChange('effectiveFrom', (day) => {
    const next = prefillOn(table, typeof day === 'string' ? day : '')
    const outcome = followDay(typedFigures(table, form.getState().values), used, next)
    if (outcome === 'replace') use(next)
    else if (outcome === 'keep') setUsed(next)
    setOffered(outcome === 'offer' && next.from !== used.from ? next : undefined)
  })
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" minH="7">
      <Text textStyle="sm" color="muted" role="status">
        {offered?.from
          ? `On that day the edition of ${formatIsoDate(offered.from)} is in force. What you entered stays.`
          : sentenceOf(used)}
      </Text>
      {offered?.from && (
        <Button type="button" size="xs" onClick={() => use(offered)}>
          Use its figures
        </Button>
      )}
    </Flex>
  )
}
