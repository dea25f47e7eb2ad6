import { useMemo } from 'react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { Option } from '../../ui/form/controls.ts'
import { EntryDialog } from '../../ui/form/EntryDialog.tsx'
import { Pair } from '../../ui/form/Section.tsx'
import { feeEarnerControls } from '../fee-earner-controls.ts'
import { beginningText, datedFields, type Period } from './periods.ts'

const PeriodControl = Control<typeof datedFields>
export type PeriodValue = InputOf<typeof datedFields>

interface Props {
  open: boolean
  close: () => void
  period: Period
  sites: readonly Option[]
  save: (value: PeriodValue) => Promise<(() => void) | undefined>
}

/** Dialog that corrects what holds of a fee earner from a day on. */
export function PeriodDialog({ period, sites, open, close, save }: Props) {
  const controls = useMemo(() => {
    const { site, type, grade, isPanelMember } = feeEarnerControls(sites, [])
    return { site, type, grade, isPanelMember }
  }, [sites])
  return (
    <EntryDialog
      open={open}
      close={close}
      save={save}
      title={`Correct what holds ${beginningText(period).replace('From', 'from')}`}
      fields={datedFields}
      controls={controls}
      initial={{ ...period }}
    >
      <PeriodControl name="site" />
      <Pair>
        <PeriodControl name="type" />
        <PeriodControl name="grade" />
      </Pair>
      <PeriodControl name="isPanelMember" />
    </EntryDialog>
  )
}
