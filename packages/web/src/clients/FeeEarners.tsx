import { initialsOf } from '@costdraft/schema/clients/clients.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { CalendarClock } from 'lucide-react'
import { useMemo } from 'react'
import { londonToday } from '../formats/dates.ts'
import type { Option } from '../ui/form/controls.ts'
import { fullName as nameOf } from '../formats/full-name.ts'
import { Mark } from '../ui/Mark.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'
import { EntryTable } from './EntryTable.tsx'
import { FeeEarnerDialog, type FeeEarnerChange } from './FeeEarnerDialog.tsx'
import { PeriodDialog } from './periods/PeriodDialog.tsx'
import { comingText } from './periods/periods.ts'
import type { PeriodChanges } from './periods/use-change-periods.tsx'
import { usePeriodActions } from './periods/use-period-actions.ts'
import { useEditDialog } from './use-edit-dialog.ts'

interface Props {
  rows: readonly FeeEarnerRow[] | undefined
  sites: readonly SiteRow[]
  people?: readonly Option[]
  /** Saves a new or changed fee earner; resolves with whether the dialog may close. Absent when read-only. */
  save?: ((value: FeeEarnerChange, row?: FeeEarnerRow) => Promise<boolean>) | undefined
  /** Changes what a stored fee earner is from a day. */
  periodChanges?: PeriodChanges | undefined
  /** Returns the function that removes an unsaved fee earner. */
  remover?: (row: FeeEarnerRow) => (() => void) | undefined
  failure?: { text: string; retry: () => void } | undefined
}
type EarnerColumn = Column<FeeEarnerRow, never>
type SiteName = (uuid: string) => string

/** The name, with a mark where something else will hold from a coming day. */
function NameCell({ row, siteName }: { row: FeeEarnerRow; siteName: SiteName }) {
  const coming = comingText(row.periods, londonToday(), siteName)
  return (
    <>
      {nameOf(row)}
      {coming && <Mark icon={CalendarClock} why={coming} at="end" isQuiet />}
    </>
  )
}
const feeEarnerColumns = (siteName: SiteName): EarnerColumn[] => {
  const office = ({ site }: FeeEarnerRow): string => siteName(site)
  return [
    { head: 'Name', cell: (row) => <NameCell row={row} siteName={siteName} />, tooltip: nameOf },
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
/** The options, extended by the selected user when that user is no longer in the list. */
const withSelected = (people: readonly Option[], user: string | null | undefined): readonly Option[] =>
  !user || people.some(({ value }) => value === user)
    ? people
    : [{ value: user, label: 'Someone who has left the firm' }, ...people]
const noPeople: readonly Option[] = []

/** The fee earners of a client, as they are today. */
export function FeeEarners({ rows, sites, people = noPeople, save, periodChanges, remover, failure }: Props) {
  const { open, row: opened, formKey, start, close } = useEditDialog<FeeEarnerRow>()
  const { row, periodActions, periodDialog } = usePeriodActions({ opened, formKey, rows, changes: periodChanges })
  const siteName = useMemo(() => {
    const names = new Map(sites.map(({ uuid, siteName }) => [uuid, siteName]))
    return (uuid: string): string => names.get(uuid) ?? ''
  }, [sites])
  const columns = useMemo(() => feeEarnerColumns(siteName), [siteName])
  const offices = useMemo(
    () =>
      sites.map(({ uuid, siteName, headquarters }) => ({
        value: uuid,
        label: headquarters === true ? `${siteName} (headquarters)` : siteName,
      })),
    [sites],
  )
  const onSave = async (value: FeeEarnerChange): Promise<(() => void) | undefined> =>
    (await save?.(value, row)) ? close : undefined
  return (
    <>
      <EntryTable
        title="Fee Earners"
        add="Add fee earner"
        rows={rows}
        columns={columns}
        nameOf={nameOf}
        edit={save && start}
        remover={remover}
        blockedReason={sites.length === 0 ? 'Add a location first: a fee earner works at one.' : undefined}
        emptyText="No fee earners yet."
        failure={failure}
      />
      <FeeEarnerDialog
        key={formKey}
        open={open}
        close={close}
        title={row ? 'Edit fee earner' : 'Add fee earner'}
        row={row}
        sites={offices}
        people={withSelected(people, row?.user)}
        periods={periodActions && { ...periodActions, siteName }}
        save={onSave}
      />
      {periodDialog && <PeriodDialog key={periodDialog.formKey} {...periodDialog} sites={offices} />}
    </>
  )
}
