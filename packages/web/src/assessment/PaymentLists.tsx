import { Box, Flex, Input, NativeSelect, Text } from '@chakra-ui/react'
import { offeredBy } from '@costdraft/schema/assessment/assessment.ts'
import type { Problem } from '@costdraft/schema/field.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPounds } from '../formats/format-money.ts'
import type { AssessmentPaymentsShownFragment, OfferedBy } from '../generated/graphql.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { DateInput } from '../ui/form/DateInput.tsx'
import { ListInput } from '../ui/form/ListInput.tsx'
import { typedMoney } from '../ui/form/typed-text.ts'
import { noOffer, noPayment, offeredByLabels, type OfferDraft, type PaymentDraft } from './payment-values.ts'

interface RowProps<T> {
  name: string
  row: T
  update: (part: Partial<T>) => void
  remove: () => void
  /** What is wrong with the entry, by its fields. */
  problems: readonly Problem[]
  /** What stands between the date and the amount, and below all. */
  side?: ReactNode
  note?: ReactNode
  placeholder: string
}

const isWrong = (problems: readonly Problem[], name: string): { 'aria-invalid'?: true } =>
  problems.some(({ path }) => path === name) ? { 'aria-invalid': true } : {}

/** What is wrong with an entry, below it. */
const Wrong = ({ problems }: { problems: readonly Problem[] }) =>
  problems.length > 0 && (
    <Text role="alert" textStyle="xs" color="danger.ink" mt="0.5">
      {[...new Set(problems.map(({ message }) => message))].join(' ')}
    </Text>
  )

function EntryRow({
  name,
  row: { date, amount, words },
  update,
  remove,
  problems,
  side,
  note,
  placeholder,
}: RowProps<PaymentDraft>) {
  return (
    <Box role="group" aria-label={name} mb={{ base: '2', md: '0' }}>
      <Flex gap="2" align="center" wrap="wrap">
        <DateInput aria-label="Date" value={date} change={(date) => update({ date })} {...isWrong(problems, 'date')} />
        {side && (
          <Box width={{ base: 'full', md: '40' }} order={{ base: '1', md: '0' }}>
            {side}
          </Box>
        )}
        <Input
          maxW={{ md: '32' }}
          minW="0"
          flex={{ base: '1 1 6rem', md: '0 1 8rem' }}
          textAlign="end"
          aria-label="Amount, £"
          placeholder="£"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => update({ amount: target.value })}
          onBlur={() => update({ amount: typedMoney(amount) })}
          {...isWrong(problems, 'amount')}
        />
        <Input
          flex="1 1 10rem"
          order="1"
          aria-label="In words"
          placeholder={placeholder}
          autoComplete="off"
          value={words}
          onChange={({ target }) => update({ words: target.value })}
          {...isWrong(problems, 'words')}
        />
        <IconButton type="button" name={`Remove ${name.toLowerCase()}`} icon={X} onClick={remove} order="1" />
      </Flex>
      {note}
      <Wrong problems={problems} />
    </Box>
  )
}

/** What is wrong with the entry at a place. */
const problemsOf = (problems: readonly Problem[], index: number): Problem[] =>
  problems.flatMap(({ path, message }) => {
    const [at, ...rest] = path.split('.')
    return Number(at) === index ? [{ path: rest.join('.'), message }] : []
  })

interface ListProps<T> {
  rows: readonly T[]
  change: (rows: T[]) => void
  problems: readonly Problem[]
}

/** What was paid for the costs. */
export const PaymentList = ({ rows, change, problems }: ListProps<PaymentDraft>) => (
  <ListInput
    id="assessment-payments"
    label="Payments"
    rows={rows}
    empty={noPayment}
    addText="Add a payment"
    isDisabled={false}
    change={change}
    renderEntry={({ index, ...entry }) => (
      <EntryRow
        {...entry}
        name={`Payment ${index + 1}`}
        problems={problemsOf(problems, index)}
        placeholder="What it was"
      />
    )}
  />
)

type StoredOffer = AssessmentPaymentsShownFragment['offers'][number]
/** How an offer stands beside what is allowed, once every line is ruled on; of one that is stored as it stands. */
function besideText(stored: readonly StoredOffer[], { date, amount, by }: OfferDraft): string | undefined {
  const beside = stored.find((one) => one.date === date && one.amount === amount && one.by === by)?.beside
  if (beside == null) return undefined
  if (Number(beside) === 0) return 'Just what is allowed, with VAT.'
  return beside.startsWith('-')
    ? `${formatPounds(beside.slice(1))} less than is allowed, with VAT.`
    : `${formatPounds(beside)} more than is allowed, with VAT.`
}

/** Offers to settle, each beside what is allowed. */
export const OfferList = ({
  rows,
  stored,
  change,
  problems,
}: ListProps<OfferDraft> & { stored: readonly StoredOffer[] }) => (
  <ListInput
    id="assessment-offers"
    label="Offers"
    rows={rows}
    empty={noOffer}
    addText="Add an offer"
    isDisabled={false}
    change={change}
    renderEntry={({ index, row, update, remove }) => {
      const own = problemsOf(problems, index)
      const beside = besideText(stored, row)
      return (
        <EntryRow
          row={row}
          update={update}
          remove={remove}
          name={`Offer ${index + 1}`}
          problems={own}
          placeholder="What else it says"
          side={
            <NativeSelect.Root>
              <NativeSelect.Field
                aria-label="Made by"
                value={row.by}
                onChange={({ target }) => update({ by: target.value as OfferedBy })}
                {...isWrong(own, 'by')}
              >
                {offeredBy.map((by) => (
                  <option key={by} value={by}>
                    {offeredByLabels[by]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          }
          note={
            beside && (
              <Text textStyle="xs" color="muted" mt="0.5">
                {beside}
              </Text>
            )
          }
        />
      )
    }}
  />
)
