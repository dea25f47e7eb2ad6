import { Flex, Input } from '@chakra-ui/react'
import { FactAmount, FactName } from '@costdraft/schema/areas/bill-facts.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { FieldInputProps, OwnControl } from '../../ui/form/controls.ts'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { ListInput } from '../../ui/form/ListInput.tsx'
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

const isAmount = (typed: string): boolean => FactAmount.validate(typed, { coerce: true })[0] === undefined
const isName = (typed: string): boolean => FactName.validate(typed, { coerce: true })[0] === undefined

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
          aria-invalid={invalidUnless(isName(by))}
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
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  return (
    <ListInput
      id={id}
      label={asked.label}
      rows={draftsOfLines(value)}
      empty={{ date: '', amount: '', by: '' }}
      addText={`Add ${noun === 'offer' ? 'an offer' : 'a payment'}`}
      isDisabled={rest.disabled}
      change={(rows) => change(linesOfDrafts(rows))}
      renderEntry={({ index, ...entry }) => (
        <AmountRow name={`${title} ${index + 1}`} hasBy={noun === 'offer'} attributes={rest} {...entry} />
      )}
    />
  )
}

/** The control of a list of payments, or of offers. */
export const datedAmountsControl = (noun: Noun): OwnControl => ({
  Input: (props) => <DatedAmountsInput {...props} noun={noun} />,
  formValue: linesOfAmounts,
  parsed: (text) => amountsOfLines(text, noun === 'offer'),
  display: amountsText,
})
