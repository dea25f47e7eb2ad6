import { useApolloClient } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { field, type Draft, type Fields } from '@costdraft/schema/field.ts'
import { restOf, splitFieldsOf, type SplitField } from '@costdraft/schema/row-moves/row-moves.ts'
import { converted } from '@costdraft/schema/structs.ts'
import { inPounds } from '@costdraft/schema/text/in-words.ts'
import { useRef } from 'react'
import { useFormState } from 'react-final-form'
import type { RowKind } from '../../../generated/graphql.ts'
import { Control } from '../../../ui/form/Control.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../../ui/form/FormFoot.tsx'
import type { ReturnTo } from '../../../ui/overlay/use-overlay.ts'
import { rowSelector } from '../../../ui/table/row-selector.ts'
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts'
import type { AnyRow } from '../item-row.ts'
import type { AnyTab } from '../tab-definition.ts'
import { SplitItemDocument } from './row-moves.operations.ts'
import type { RowChoice } from './use-row-choice.ts'

interface Props {
  tab: AnyTab
  caseUuid: string
  row: AnyRow
  close: () => void
  onDone: () => void
  sayDone: RowChoice['sayDone']
  /** Where the focus goes afterwards; by default to the new row. */
  returnTo?: ReturnTo
}

const PartControl = Control<Fields>
const labels: Readonly<Record<SplitField, string>> = {
  time: 'Time of the new row',
  amount: 'Amount of the new row',
}
const inWords = (name: SplitField, hundredths: number): string =>
  name === 'amount' ? inPounds(hundredths / 100) : `${(hundredths / 100).toFixed(2)} h`
const hundredthsOf = (value: unknown): number => Math.round(Number(value) * 100)

/** What a row is divided by: what it has of its time and its amount. */
export const splitFieldOf = ({ kind }: AnyTab, row: AnyRow): SplitField | undefined =>
  splitFieldsOf(kind).find((name) => row[name] != null)

interface HalvesProps {
  name: SplitField
  whole: number
  read: (typed: unknown) => unknown
}
/** What either row will have, while that is typed. */
function Halves({ name, whole, read }: HalvesProps) {
  const { values } = useFormState<Draft>({ subscription: { values: true } })
  const part = hundredthsOf(read(values[name] === '' ? undefined : values[name]))
  const rest = Number.isNaN(part) ? undefined : restOf(whole, part)
  return (
    <Text role="status" textStyle="sm" color="muted" mt="2">
      {rest === undefined
        ? `The row has ${inWords(name, whole)}. It keeps what the new row does not get.`
        : `This row keeps ${inWords(name, rest)}, the new row has ${inWords(name, part)}.`}
    </Text>
  )
}

/** Divides a row: asks how much of it the new row gets. */
export function SplitDialog({ tab, caseUuid, row, close, onDone, sayDone, returnTo }: Props) {
  const client = useApolloClient()
  const { keyOf } = useIdempotencyKey()
  const shown = useRef(row.uuid)
  const name = splitFieldOf(tab, row)
  const declared = name && (tab.kind.fields as Fields)[name]
  if (!name || !declared) return null
  const { struct } = declared
  const save = async (input: Draft): Promise<() => void> => {
    const variables = {
      caseUuid,
      kind: tab.kind.name as RowKind,
      uuid: row.uuid,
      version: row.version,
      [name]: input[name],
    }
    const { data } = await client.mutate({
      mutation: SplitItemDocument,
      variables: { ...variables, idempotencyKey: keyOf(variables) },
    })
    return () => {
      const { items = [], undo } = data?.splitItem ?? {}
      shown.current = items.at(-1)?.uuid ?? row.uuid
      if (undo !== undefined) sayDone(`Divided: ${tab.nameOf(row)}`, undo)
      onDone()
    }
  }
  return (
    <FormDialog
      open
      close={close}
      title={`Divide ${tab.singular}`}
      returnTo={returnTo ?? (() => rowSelector(shown.current))}
    >
      <Form
        name={`Divide ${tab.singular}`}
        fields={{ [name]: field(struct) }}
        controls={{ [name]: { label: labels[name], as: name === 'time' ? 'hours' : 'money' } }}
        save={save}
      >
        <Text textStyle="sm" fontWeight="500" mb="3" lineClamp="2" overflowWrap="anywhere" data-cuttable>
          {tab.nameOf(row)}
        </Text>
        <PartControl name={name} />
        <Halves name={name} whole={hundredthsOf(row[name])} read={(typed) => converted(struct, typed)} />
        <FormFoot submit="Divide" close={close} />
      </Form>
    </FormDialog>
  )
}
