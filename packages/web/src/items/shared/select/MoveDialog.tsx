import { useApolloClient } from '@apollo/client/react'
import { Box, NativeSelect, Text, chakra } from '@chakra-ui/react'
import type { CaseFacts, Fields } from '@costdraft/schema/field.ts'
import { partFields } from '@costdraft/schema/row-moves/row-moves.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useId, useState, type FormEvent } from 'react'
import type { MoveItemsMutationVariables, RowKind } from '../../../generated/graphql.ts'
import { BusyButton } from '../../../ui/form/BusyButton.tsx'
import { CancelButton } from '../../../ui/form/CancelButton.tsx'
import { optionsOf, type Option } from '../../../ui/form/controls.ts'
import { FootBar } from '../../../ui/form/FormFoot.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { RadioChoice } from '../../../ui/form/RadioChoice.tsx'
import type { ReturnTo } from '../../../ui/overlay/use-overlay.ts'
import { readError, type ReadError } from '../../../ui/read-error.ts'
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts'
import type { AnyRow } from '../item-row.ts'
import type { AnyTab } from '../tab-definition.ts'
import { CasePicker, type OtherCase } from './CasePicker.tsx'
import { MoveItemsDocument } from './row-moves.operations.ts'
import type { RowChoice } from './use-row-choice.ts'

interface Props {
  /** With the choices of its references. */
  tab: AnyTab
  caseUuid: string
  client: string
  facts: CaseFacts
  rows: readonly AnyRow[]
  close: () => void
  /** Told whether the rows went to another case. */
  onDone: (isAway: boolean) => void
  sayDone: RowChoice['sayDone']
  returnTo?: ReturnTo
}
type Where = 'part' | 'party' | 'case'

/** Where rows can go within their case: the parts and parties that they can be of, with none where that is allowed. */
function placesIn({ kind, controls }: AnyTab, facts: CaseFacts): Place[] {
  const fields = kind.fields as Fields
  const placeOf = (where: Where, label: string, names: readonly string[]) => {
    const name = names.find((one) => fields[one]?.applies({}, facts))
    const [declared, asked] = name === undefined ? [] : [fields[name], controls[name]]
    const options = asked ? optionsOf(asked).filter(({ isDisabled, isGone }) => !isDisabled && !isGone) : []
    if (!declared || options.length === 0) return []
    return [{ where, label, options: declared.required ? options : [...options, { value: '', label: 'None' }] }]
  }
  return [
    ...placeOf('part', 'To another part of this case', partFields),
    ...placeOf('party', 'For another party of this case', ['party']),
  ]
}

const TO_CASE = { where: 'case', label: 'To another case' } as const

const HERE = 'Nothing else of the rows changes.'
const AWAY =
  'Parts, parties and the like become those of the same name there. One that is missing there is left out where ' +
  'it is optional; otherwise nothing is moved, and each row is named. Documents go along; comments must be resolved.'

/** Why nothing was moved: row by row where the server says so. */
const Refusal = ({ message, problems }: ReadError) => (
  <Box role="alert" textStyle="sm" color="danger.ink" overflowWrap="anywhere" py="1.5">
    <Text fontWeight="500">{message}</Text>
    {problems
      .filter((problem) => problem.message !== message)
      .map((problem) => (
        <Text key={problem.path}>{problem.message}</Text>
      ))}
  </Box>
)

interface Place {
  where: Where
  label: string
  options: Option[]
}
/** Chooses the part or the party that rows are to be of. */
const PlaceSelect = ({
  label,
  options,
  value,
  change,
}: Omit<Place, 'where'> & { value: string; change: (value: string) => void }) => (
  <NativeSelect.Root mt="2" maxW="320px">
    <NativeSelect.Field aria-label={label} value={value} onChange={({ target }) => change(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

/** Sends a move once, however often it is tried, and keeps why it was refused. */
function useMove({ sayDone, onDone }: Pick<Props, 'sayDone' | 'onDone'>) {
  const client = useApolloClient()
  const { keyOf } = useIdempotencyKey()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<ReadError>()
  const send = async (wanted: MoveItemsMutationVariables, words: string): Promise<void> => {
    setIsBusy(true)
    setRefused(undefined)
    try {
      const variables = { ...wanted, idempotencyKey: keyOf(wanted) }
      const { data } = await client.mutate({ mutation: MoveItemsDocument, variables })
      if (data) sayDone(words, data.moveItems.undo)
      onDone(wanted.toCaseUuid != null)
    } catch (error) {
      setRefused(readError(error))
      setIsBusy(false)
    }
  }
  return { send, isBusy, refused }
}

/** Where rows are to go, as it is chosen. */
function useDestination(tab: AnyTab, facts: CaseFacts) {
  const places = placesIn(tab, facts)
  const [where, setWhere] = useState<Where>(places[0]?.where ?? 'case')
  const [values, setValues] = useState<Partial<Record<Where, string>>>({})
  const [otherCase, setOtherCase] = useState<OtherCase>()
  const place = places.find((one) => one.where === where)
  const value = values[where] ?? place?.options[0]?.value ?? ''
  const setValue = (next: string): void => setValues({ ...values, [where]: next })
  /** As the request has it, and by its name; undefined while no case is chosen. */
  const to = {
    case: otherCase && { toCaseUuid: otherCase.uuid },
    part: { part: value || null },
    party: { partyUuid: value || null },
  }[where]
  const name = place ? place.options.find((one) => one.value === value)?.label : otherCase?.name
  return { places, where, setWhere, place, value, setValue, otherCase, setOtherCase, to, name }
}

interface DestinationProps extends Pick<Props, 'caseUuid' | 'client' | 'facts'> {
  chosen: ReturnType<typeof useDestination>
}
/** Asks where rows go; only for the case where theirs has no parts or parties. */
function Destination({ caseUuid, client, facts, chosen }: DestinationProps) {
  const id = useId()
  const { places, where, setWhere, place, value, setValue, otherCase, setOtherCase } = chosen
  const picker = (
    <CasePicker caseUuid={caseUuid} client={client} area={facts.area} chosen={otherCase} choose={setOtherCase} />
  )
  if (places.length === 0)
    return (
      <Box>
        <Text textStyle="sm">{TO_CASE.label}</Text>
        {picker}
      </Box>
    )
  return (
    <Box role="radiogroup" aria-label="Where" display="grid" gap="3">
      {[...places, TO_CASE].map((choice) => (
        <RadioChoice
          key={choice.where}
          id={`${id}-${choice.where}`}
          name={id}
          label={choice.label}
          isChosen={where === choice.where}
          choose={() => setWhere(choice.where)}
        >
          {where === choice.where && (place ? <PlaceSelect {...place} value={value} change={setValue} /> : picker)}
        </RadioChoice>
      ))}
    </Box>
  )
}

/** Moves rows: asks where they go, to another part or party of their case or to another case. */
export function MoveDialog({ tab, caseUuid, client, facts, rows, close, onDone, sayDone, returnTo }: Props) {
  const { send, isBusy, refused } = useMove({ sayDone, onDone })
  const chosen = useDestination(tab, facts)
  const { where, to, name } = chosen
  const count = counted(rows.length, 'row')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isBusy || !to) return
    const moved = rows.map(({ uuid, version }) => ({ uuid, version }))
    const wanted = { caseUuid, kind: tab.kind.name as RowKind, rows: moved, ...to }
    void send(wanted, `Moved ${count}${name === undefined ? '' : ` to ${name}`}`)
  }
  return (
    <FormDialog open close={close} title={`Move ${count}`} size="lg" returnTo={returnTo}>
      <chakra.form onSubmit={submit} aria-label={`Move ${count}`}>
        <Destination caseUuid={caseUuid} client={client} facts={facts} chosen={chosen} />
        <Text textStyle="sm" color="muted" mt="3">
          {where === 'case' ? AWAY : HERE}
        </Text>
        <FootBar>
          <BusyButton type="submit" variant="solid" isBusy={isBusy} disabled={!to}>
            {`Move ${count}`}
          </BusyButton>
          <CancelButton close={close} />
          {refused && <Refusal {...refused} />}
        </FootBar>
      </chakra.form>
    </FormDialog>
  )
}
