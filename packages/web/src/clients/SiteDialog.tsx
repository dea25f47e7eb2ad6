import { site } from '@costdraft/schema/clients/clients.ts'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import type { SiteRow, SiteValue } from './client-form.ts'
import { siteControls } from './site-controls.ts'
import { SiteFields } from './SiteFields.tsx'

interface Props {
  open: boolean
  close: () => void
  title: string
  /** The location to edit; absent for a new one. */
  row?: SiteRow | undefined
  /** Whether another location is the headquarters. */
  hasHeadquarters: boolean
  save: (value: SiteValue) => Promise<(() => void) | undefined>
}

/** Dialog to add or edit a location. The first location of a firm is its headquarters by default. */
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
