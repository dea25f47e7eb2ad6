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
  onDone: () => void
  sayDone: RowChoice['sayDone']
}
type Where = 'part' | 'party' | 'case'

/** Where rows can go within their case: the parts and parties that they can be of, with none where that is allowed. */
function placesIn({ kind, controls }: AnyTab, facts: CaseFacts): { where: Where; label: string; options: Option[] }[] {
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

/** Moves rows: asks where they go, to another part or party of their case or to another case. */
export function MoveDialog({ tab, caseUuid, client, facts, rows, close, onDone, sayDone }: Props) {
  const id = useId()
  const apollo = useApolloClient()
  const { keyOf } = useIdempotencyKey()
  const places = placesIn(tab, facts)
  const [where, setWhere] = useState<Where>(places[0]?.where ?? 'case')
  const [values, setValues] = useState<Partial<Record<Where, string>>>({})
  const [otherCase, setOtherCase] = useState<OtherCase>()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<ReadError>()
  const count = counted(rows.length, 'row')
  const place = places.find((one) => one.where === where)
  const value = values[where] ?? place?.options[0]?.value ?? ''
  const to = {
    ...(where === 'case' && { toCaseUuid: otherCase?.uuid }),
    ...(where === 'part' && { part: value || null }),
    ...(where === 'party' && { partyUuid: value || null }),
  }
  const move = async (): Promise<void> => {
    const variables: MoveItemsMutationVariables = {
      caseUuid,
      kind: tab.kind.name as RowKind,
      rows: rows.map(({ uuid, version }) => ({ uuid, version })),
      ...to,
    }
    setIsBusy(true)
    setRefused(undefined)
    try {
      const { data } = await apollo.mutate({
        mutation: MoveItemsDocument,
        variables: { ...variables, idempotencyKey: keyOf(variables) },
      })
      const name = where === 'case' ? otherCase?.name : place?.options.find((one) => one.value === value)?.label
      if (data) sayDone(`Moved ${count}${name === undefined ? '' : ` to ${name}`}`, data.moveItems.undo)
      onDone()
    } catch (error) {
      setRefused(readError(error))
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy && (where !== 'case' || otherCase)) void move()
  }
  const choices: { where: Where; label: string }[] =
    places.length === 0 ? [] : [...places, { where: 'case', label: 'To another case' }]
  const picker = (
    <CasePicker caseUuid={caseUuid} client={client} area={facts.area} chosen={otherCase} choose={setOtherCase} />
  )
  return (
    <FormDialog open close={close} title={`Move ${count}`} size="lg">
      <chakra.form onSubmit={submit} aria-label={`Move ${count}`}>
        <Box role="radiogroup" aria-label="Where" display="grid" gap="3">
          {places.length === 0 && (
            <Box>
              <Text textStyle="sm">To another case</Text>
              {picker}
            </Box>
          )}
          {choices.map((choice) => (
            <RadioChoice
              key={choice.where}
              id={`${id}-${choice.where}`}
              name={id}
              label={choice.label}
              isChosen={where === choice.where}
              choose={() => setWhere(choice.where)}
            >
              {where === choice.where && place && (
                <NativeSelect.Root mt="2" maxW="320px">
                  <NativeSelect.Field
                    aria-label={place.label}
                    value={value}
                    onChange={({ target }) => setValues({ ...values, [where]: target.value })}
                  >
                    {place.options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </NativeSelect.Field>
                </NativeSelect.Root>
              )}
              {where === choice.where && where === 'case' && picker}
            </RadioChoice>
          ))}
        </Box>
        <Text textStyle="sm" color="muted" mt="3">
          {where === 'case' ? AWAY : HERE}
        </Text>
        <FootBar>
          <BusyButton type="submit" variant="solid" isBusy={isBusy} disabled={where === 'case' && !otherCase}>
            {`Move ${count}`}
          </BusyButton>
          <CancelButton close={close} />
          {refused && <Refusal {...refused} />}
        </FootBar>
      </chakra.form>
    </FormDialog>
  )
}
