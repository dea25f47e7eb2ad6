import { Box, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { formatIsoDate } from '../formats/dates.ts'
import { DateInput } from '../ui/form/DateInput.tsx'
import { NOT_A_DATE, type Deadlines } from './typed-dates.ts'

interface Props {
  start: Deadlines['starts'][number]
  value: string
  change: (text: string) => void
  isWrong: boolean
}
/** A day from which dates run; one that is a detail of the case is only said. */
export function StartDay({ start: { label, date, isEntered }, value, change, isWrong }: Props) {
  const id = useId()
  if (!isEntered)
    return (
      <Box textStyle="sm">
        <Text>{label}</Text>
        <Text mt="1">{date ? formatIsoDate(date) : 'Not recorded'}</Text>
        <Text textStyle="caption" color="muted">
          In the details of the case
        </Text>
      </Box>
    )
  return (
    <Box>
      <chakra.label htmlFor={id} textStyle="sm" display="block" mb="1">
        {label}
      </chakra.label>
      <DateInput
        id={id}
        value={value}
        change={change}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
      />
      {isWrong && (
        <Text id={`${id}-wrong`} textStyle="sm" color="danger.ink">
          {NOT_A_DATE}
        </Text>
      )}
    </Box>
  )
}
