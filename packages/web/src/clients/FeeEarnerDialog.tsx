import { feeEarnerTypes, grades } from '@costdraft/costing'
import { feeEarner } from '@costdraft/schema/clients/clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { useMemo } from 'react'
import { Control } from '../ui/form/Control.tsx'
import type { Controls, Option } from '../ui/form/controls.ts'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { Pair } from '../ui/form/Section.tsx'
import type { FeeEarnerRow } from './client-form.ts'

const FeeEarnerControl = Control<typeof feeEarner>
export const feeEarnerControls = (sites: readonly Option[], people: readonly Option[]): Controls<typeof feeEarner> => ({
  firstname: { label: 'First name', as: 'text' },
  surname: { label: 'Surname', as: 'text' },
  initials: { label: 'Initials', as: 'text', hint: 'First letters of the two names unless given.' },
  site: { label: 'Site', as: 'ref', choices: sites },
  type: { label: 'Type', as: 'choice', choices: feeEarnerTypes },
  grade: { label: 'Grade', as: 'choice', choices: grades },
  isPanelMember: { label: 'Panel member', as: 'flag' },
  user: { label: 'User', as: 'ref', choices: people, hint: 'The sign-in of this person, where they have one.' },
})

export type FeeEarnerValue = InputOf<typeof feeEarner>
interface Props {
  open: boolean
  close: () => void
  title: string
  /** The fee earner to edit; absent for a new one. */
  row?: FeeEarnerRow | undefined
  sites: readonly Option[]
  /**
   * Users the fee earner can be linked to. The field is hidden when there are none, or when the viewer does not manage
   * the firm.
   */
  people?: readonly Option[]
  save: (value: FeeEarnerValue) => Promise<(() => void) | undefined>
}
const noPeople: readonly Option[] = []

/** Dialog to add or edit a fee earner, i.e. a person whose time is billed. */
export function FeeEarnerDialog({ row, sites, people = noPeople, ...dialog }: Props) {
  const controls = useMemo(() => feeEarnerControls(sites, people), [sites, people])
  return (
    <EntryDialog
      {...dialog}
      fields={feeEarner}
      controls={controls}
      initial={row ? { ...row } : { site: sites.length === 1 ? sites[0]?.value : '' }}
    >
      <Pair>
        <FeeEarnerControl name="firstname" />
        <FeeEarnerControl name="surname" />
      </Pair>
      <FeeEarnerControl name="initials" />
      <FeeEarnerControl name="site" />
      <Pair>
        <FeeEarnerControl name="type" />
        <FeeEarnerControl name="grade" />
      </Pair>
      {people.length > 0 && <FeeEarnerControl name="user" />}
      <FeeEarnerControl name="isPanelMember" />
    </EntryDialog>
  )
}
