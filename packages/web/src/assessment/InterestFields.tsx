import { Box, Flex, Input, Text, chakra } from '@chakra-ui/react'
import type { Problem } from '@costdraft/schema/field.ts'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { DateInput } from '../ui/form/DateInput.tsx'
import { ListInput } from '../ui/form/ListInput.tsx'
import { noDays, type PaymentValues } from './payment-values.ts'

interface Props {
  values: PaymentValues
  change: (part: Partial<PaymentValues>) => void
  problems: readonly Problem[]
}

const problemOf = (problems: readonly Problem[], path: string): string | undefined =>
  problems.find((one) => one.path === path)?.message

interface FieldProps {
  id: string
  label: string
  problem: string | undefined
  children: ReactNode
}
const Field = ({ id, label, problem, children }: FieldProps) => (
  <Box>
    <chakra.label htmlFor={id} display="block" textStyle="sm" mb="1">
      {label}
    </chakra.label>
    {children}
    <Text id={`${id}-problem`} textStyle="xs" color="danger.ink" mt="0.5" minH="4">
      {problem}
    </Text>
  </Box>
)

/** Days that bear no interest, with what is wrong with each. */
const DaysList = ({ values: { disallowed }, change, problems }: Props) => (
  <ListInput
    id="assessment-days"
    label="Days without interest"
    rows={disallowed}
    empty={noDays}
    addText="Add days"
    isDisabled={false}
    change={(disallowed) => change({ disallowed })}
    renderEntry={({ row, index, update, remove }) => {
      const of = (part: 'from' | 'to') => problemOf(problems, `disallowed.${index}.${part}`)
      const wrong = of('from') ?? of('to')
      return (
        <Box role="group" aria-label={`Days ${index + 1}`}>
          <Flex gap="2" align="center" wrap="wrap">
            <DateInput
              aria-label="First day"
              value={row.from}
              change={(from) => update({ from })}
              {...(of('from') !== undefined && { 'aria-invalid': true })}
            />
            <Text textStyle="sm" aria-hidden>
              –
            </Text>
            <DateInput
              aria-label="Last day"
              value={row.to}
              change={(to) => update({ to })}
              {...(of('to') !== undefined && { 'aria-invalid': true })}
            />
            <IconButton type="button" name={`Remove days ${index + 1}`} icon={X} onClick={remove} />
          </Flex>
          {wrong && (
            <Text role="alert" textStyle="xs" color="danger.ink" mt="0.5">
              {wrong}
            </Text>
          )}
        </Box>
      )
    }}
  />
)

/** How interest runs: its rate, its first day, and days that bear none. */
export function InterestFields(props: Props) {
  const { values, change, problems } = props
  const id = useId()
  const [rate, from] = [problemOf(problems, 'rate'), problemOf(problems, 'from')]
  const invalid = (problem: string | undefined, of: string) =>
    problem === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${of}-problem` }
  return (
    <>
      <Flex gap="6" wrap="wrap">
        <Field id={`${id}-rate`} label="Percent a year" problem={rate}>
          <Input
            id={`${id}-rate`}
            maxW="24"
            textAlign="end"
            inputMode="decimal"
            autoComplete="off"
            value={values.rate}
            onChange={({ target }) => change({ rate: target.value })}
            {...invalid(rate, `${id}-rate`)}
          />
        </Field>
        <Field id={`${id}-from`} label="From" problem={from}>
          <DateInput
            id={`${id}-from`}
            value={values.from}
            change={(from) => change({ from })}
            {...invalid(from, `${id}-from`)}
          />
        </Field>
      </Flex>
      <Text textStyle="sm" mb="1">
        Days without interest, both counted
      </Text>
      <DaysList {...props} />
    </>
  )
}
