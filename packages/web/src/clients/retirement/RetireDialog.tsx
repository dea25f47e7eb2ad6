import { Text } from '@chakra-ui/react'
import { field } from '@costdraft/schema/field.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { londonToday } from '../../formats/dates.ts'
import { fullName } from '../../formats/full-name.ts'
import { Control } from '../../ui/form/Control.tsx'
import { EntryDialog } from '../../ui/form/EntryDialog.tsx'
import type { FeeEarnerRow } from '../client-form.ts'

const fields = { from: field(IsoDate) }
const controls = { from: { label: 'First day without work', as: 'date' } } as const
const RetireControl = Control<typeof fields>
export type RetireValue = InputOf<typeof fields>

interface Props {
  open: boolean
  close: () => void
  row: FeeEarnerRow
  save: (value: RetireValue) => Promise<(() => void) | undefined>
}

/** Dialog that asks from which day a fee earner is retired. */
export const RetireDialog = ({ row, open, close, save }: Props) => (
  <EntryDialog
    open={open}
    close={close}
    save={save}
    title={`Retire ${fullName(row)}`}
    fields={fields}
    controls={controls}
    initial={{ from: row.retiredFrom ?? londonToday() }}
  >
    <Text textStyle="sm" color="muted" mb="3">
      From that day they are offered for no new work and no new case. What names them stays as it is.
    </Text>
    <RetireControl name="from" />
  </EntryDialog>
)
