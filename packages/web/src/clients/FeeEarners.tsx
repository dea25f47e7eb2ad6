import { initialsOf } from '@costdraft/schema/clients/clients.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { useMemo } from 'react'
import type { Option } from '../ui/form/controls.ts'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'
import { FeeEarnerDialog, type FeeEarnerValue } from './FeeEarnerDialog.tsx'
import { TableSection } from './TableSection.tsx'
import { RowActions } from './RowActions.tsx'
import { useEditDialog } from './use-edit-dialog.ts'

interface Props {
  rows: readonly FeeEarnerRow[] | undefined
  sites: readonly SiteRow[]
  people?: readonly Option[]
  /** Saves a new or changed fee earner; resolves with whether the dialog may close. Absent when read-only. */
  save?: ((value: FeeEarnerValue, row?: FeeEarnerRow) => Promise<boolean>) | undefined
  /** Returns the function that removes an unsaved fee earner. */
  remover?: (row: FeeEarnerRow) => (() => void) | undefined
  failure?: { text: string; retry: () => void } | undefined
}
type EarnerColumn = Column<FeeEarnerRow, never>

const nameOf = ({ firstname, surname }: FeeEarnerRow): string => `${firstname} ${surname}`
const baseColumns = (sites: readonly SiteRow[]): EarnerColumn[] => {
  const office = ({ site }: FeeEarnerRow): string => sites.find(({ uuid }) => uuid === site)?.siteName ?? ''
  return [
    { head: 'Name', cell: nameOf, tooltip: nameOf },
    {
      head: 'Initials',
      width: '72px',
      cell: ({ initials, firstname, surname }) => initials ?? initialsOf(firstname, surname),
    },
    { head: 'Type', width: '130px', cell: ({ type }) => labelOf(type) },
    { head: 'Grade', width: '64px', cell: ({ grade }) => grade },
    { head: 'Location', width: 'clamp(140px, 18vw, 260px)', cell: office, tooltip: office },
    { head: 'Panel member', width: '112px', cell: ({ isPanelMember }) => (isPanelMember === true ? 'Yes' : 'No') },
  ]
}
const actions = (edit: (row: FeeEarnerRow) => void, remover: Props['remover']): EarnerColumn => ({
  head: 'Actions',
  isHeadHidden: true,
  width: '76px',
  align: 'end',
  cell: (row) => <RowActions name={nameOf(row)} edit={() => edit(row)} remove={remover?.(row)} />,
})
/** The options, extended by the selected user when that user is no longer in the list. */
const withSelected = (people: readonly Option[], user: string | null | undefined): readonly Option[] =>
  !user || people.some(({ value }) => value === user)
    ? people
    : [{ value: user, label: 'Someone who has left the firm' }, ...people]
const noPeople: readonly Option[] = []

/** The fee earners of a client. */
export function FeeEarners({ rows, sites, people = noPeople, save, remover, failure }: Props) {
  const { open, row, formKey, start, close } = useEditDialog<FeeEarnerRow>()
  const isReadOnly = save === undefined
  const columns = useMemo<EarnerColumn[]>(
    () => (isReadOnly ? baseColumns(sites) : [...baseColumns(sites), actions(start, remover)]),
    [isReadOnly, sites, remover, start],
  )
  const offices = useMemo(
    () =>
      sites.map(({ uuid, siteName, headquarters }) => ({
        value: uuid,
        label: headquarters === true ? `${siteName} (headquarters)` : siteName,
      })),
    [sites],
  )
  const onSave = async (value: FeeEarnerValue): Promise<(() => void) | undefined> =>
    (await save?.(value, row)) ? close : undefined
  return (
    <>
      <TableSection
        title="Fee Earners"
        add="Add fee earner"
        onAdd={isReadOnly || !rows ? undefined : () => start()}
        blockedReason={sites.length === 0 ? 'Add a location first: a fee earner works at one.' : undefined}
        emptyText="No fee earners yet."
        hasRows={rows && rows.length > 0}
        failure={failure}
      >
        <DataTable caption="Fee Earners" columns={columns} rows={rows ?? []} keyOf={({ uuid }) => uuid} />
      </TableSection>
      <FeeEarnerDialog
        key={formKey}
        open={open}
        close={close}
        title={row ? 'Edit fee earner' : 'Add fee earner'}
        row={row}
        sites={offices}
        people={withSelected(people, row?.user)}
        save={onSave}
      />
    </>
  )
}
