import { useMemo, useState } from 'react'
import { Control } from '../../ui/form/Control.tsx'
import type { Option } from '../../ui/form/controls.ts'
import { EntryDialog } from '../../ui/form/EntryDialog.tsx'
import { Pair } from '../../ui/form/Section.tsx'
import { newRate, rateControls, rateFormFields, rateFormOf, type RateFormFields } from './rate-card-form.ts'
import type { RateFormValue } from './rate-card-form.ts'
import type { RateCard } from './rate-card.ts'

const RateControl = Control<RateFormFields>

interface Props {
  open: boolean
  close: () => void
  /** The rate to edit; absent for a new one. */
  rate?: RateCard | undefined
  people: readonly Option[]
  save: (value: RateFormValue) => Promise<(() => void) | undefined>
}

/** Dialog to add or edit a rate of a firm's own. */
export function RateCardDialog({ rate, people, ...dialog }: Props) {
  const [fields] = useState(rateFormFields)
  const controls = useMemo(() => rateControls(people), [people])
  return (
    <EntryDialog
      {...dialog}
      title={rate ? 'Edit rate' : 'Add rate'}
      fields={fields}
      controls={controls}
      initial={rate ? rateFormOf(rate) : newRate(people)}
    >
      <RateControl name="whose" />
      <RateControl name="feeEarner" />
      <RateControl name="grade" />
      <Pair>
        <RateControl name="effectiveFrom" />
        <RateControl name="rate" />
      </Pair>
    </EntryDialog>
  )
}
