import { site } from '@costdraft/schema/clients/clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import type { SiteRow } from './client-form.ts'
import { SiteFields, siteControls } from './SiteFields.tsx'

export type SiteValue = InputOf<typeof site>
interface Props {
  open: boolean
  close: () => void
  title: string
  /** The office as it is; a new one where none is given. */
  row?: SiteRow | undefined
  /** Whether another office is the headquarters. */
  hasHeadquarters: boolean
  save: (value: SiteValue) => Promise<(() => void) | undefined>
}

/** An office of a firm. The first one is its headquarters unless it is said otherwise. */
export const SiteDialog = ({ row, hasHeadquarters, ...dialog }: Props) => (
  <EntryDialog
    {...dialog}
    fields={site}
    controls={siteControls}
    initial={row ? { ...row } : { headquarters: !hasHeadquarters }}
  >
    <SiteFields hasHeadquarters={hasHeadquarters} />
  </EntryDialog>
)
