import { Button, Flex, Input, Stack } from '@chakra-ui/react'
import { IsoDate, pounds } from '@costdraft/schema/structs.ts'
import { Plus, X } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { FieldInputProps, OwnControl } from '../../ui/form/controls.ts'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { typedMoney } from '../../ui/form/typed-text.ts'
import {
  amountsOfLines,
  amountsText,
  draftsOfLines,
  linesOfAmounts,
  linesOfDrafts,
  type DatedAmountDraft,
} from './dated-amounts.ts'

/** What one of the list is called, as in "Add a payment". */
type Noun = 'payment' | 'offer'
type Attributes = Omit<FieldInputProps['attributes'], 'id' | 'name'>

interface RowProps {
  name: string
  row: DatedAmountDraft
  /** Whether it is said who made it. */
  hasBy: boolean
  update: (part: Partial<DatedAmountDraft>) => void
  remove: () => void
  attributes: Attributes
}

const Amount = pounds(Number.MAX_SAFE_INTEGER)
const isAmount = (typed: string): boolean => Amount.validate(typed, { coerce: true })[0] === undefined

function AmountRow({ name, row: { date, amount, by }, hasBy, update, remove, attributes }: RowProps) {
  const { 'aria-invalid': isInvalid, ...rest } = attributes
  // Of an invalid list, only the inputs that are wrong are marked.
  const invalidUnless = (isRight: boolean): true | undefined => (isInvalid && !isRight) || undefined
  return (
    <Flex role="group" aria-label={name} gap="2" align="center" wrap="wrap">
      <DateInput
        {...rest}
        aria-label="Date"
        aria-invalid={invalidUnless(IsoDate.is(date))}
        value={date}
        change={(date) => update({ date })}
      />
      {hasBy && (
        <Input
          {...rest}
          flex="1 1 8rem"
          aria-label="Made by"
          placeholder="Made by"
          autoComplete="off"
          aria-invalid={invalidUnless(by.trim().length >= 3)}
          value={by}
          onChange={(event) => update({ by: event.target.value })}
        />
      )}
      <Input
        {...rest}
        maxW="32"
        aria-label="Amount, £"
        placeholder="Amount, £"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={invalidUnless(isAmount(amount))}
        value={amount}
        onChange={(event) => update({ amount: event.target.value })}
        onBlur={() => {
          update({ amount: typedMoney(amount) })
          rest.onBlur()
        }}
      />
      <IconButton type="button" name={`Remove ${name.toLowerCase()}`} icon={X} onClick={remove} />
    </Flex>
  )
}

/** A list of payments or of offers, of any length. */
function DatedAmountsInput({ asked, value, change, attributes, noun }: FieldInputProps & { noun: Noun }) {
  const { id, name: _name, ...rest } = attributes
  const rows = draftsOfLines(value)
  const changeTo = (next: readonly DatedAmountDraft[]): void => change(linesOfDrafts(next))
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  return (
    <Stack id={id} role="group" aria-label={asked.label} gap="1.5">
      {rows.map((row, index) => (
        <AmountRow
          // The index is a safe key: the inputs are controlled, and keep nothing that outlives their value.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          name={`${title} ${index + 1}`}
          row={row}
          hasBy={noun === 'offer'}
          update={(part) => changeTo(rows.map((one, i) => (i === index ? { ...one, ...part } : one)))}
          remove={() => changeTo(rows.filter((_, i) => i !== index))}
          attributes={rest}
        />
      ))}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        ms="-2"
        alignSelf="flex-start"
        disabled={rest.disabled}
        onClick={() => changeTo([...rows, { date: '', amount: '', by: '' }])}
      >
        <Plus aria-hidden />
        {`Add ${noun === 'offer' ? 'an offer' : 'a payment'}`}
      </Button>
    </Stack>
  )
}

/** The control of a list of payments, or of offers. */
export const datedAmountsControl = (noun: Noun): OwnControl => ({
  Input: (props) => <DatedAmountsInput {...props} noun={noun} />,
  formValue: linesOfAmounts,
  parsed: (text) => amountsOfLines(text, noun === 'offer'),
  display: amountsText,
})
