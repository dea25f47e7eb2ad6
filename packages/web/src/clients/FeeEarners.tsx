import { initialsOf } from '@costdraft/schema/clients/clients.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { CalendarClock, UserCheck, UserMinus } from 'lucide-react'
import { useMemo } from 'react'
import { retiredText } from '@costdraft/schema/clients/retirement.ts'
import { londonToday } from '../formats/dates.ts'
import type { Option } from '../ui/form/controls.ts'
import { earnerName } from '../formats/earner-name.ts'
import { fullName as nameOf } from '../formats/full-name.ts'
import { IconButton } from '../ui/IconButton.tsx'
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
  /** Retires a stored fee earner, or takes that back. */
  retirement?: { retire: (row: FeeEarnerRow) => void; takeBack: (row: FeeEarnerRow) => void } | undefined
  /** Returns the function that removes a fee earner. */
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
      {earnerName({ ...row, retiredFrom: row.retiredFrom ?? null })}
      {row.retiredFrom && <Mark icon={UserMinus} why={retiredText(row.retiredFrom)} at="end" isQuiet />}
      {coming && <Mark icon={CalendarClock} why={coming} at="end" isQuiet />}
    </>
  )
}
const feeEarnerColumns = (siteName: SiteName): EarnerColumn[] => {
  const office = ({ site }: FeeEarnerRow): string => siteName(site)
  return [
    {
      head: 'Name',
      texts: (row) => [earnerName({ ...row, retiredFrom: row.retiredFrom ?? null })],
      extra: 40,
      cell: (row) => <NameCell row={row} siteName={siteName} />,
    },
    {
      head: 'Initials',
      cell: ({ initials, firstname, surname }) => initials ?? initialsOf(firstname, surname),
    },
    { head: 'Type', cell: ({ type }) => labelOf(type) },
    { head: 'Grade', cell: ({ grade }) => grade },
    { head: 'Location', cell: office },
    { head: 'Panel member', cell: ({ isPanelMember }) => (isPanelMember === true ? 'Yes' : 'No') },
  ]
}
/** The options, extended by the selected user when that user is no longer in the list. */
const withSelected = (people: readonly Option[], user: string | null | undefined): readonly Option[] =>
  !user || people.some(({ value }) => value === user)
    ? people
    : [{ value: user, label: 'Someone who has left the firm' }, ...people]
/** The button that retires a fee earner, or takes that back. */
const retireButton =
  ({ retire, takeBack }: NonNullable<Props['retirement']>) =>
  (row: FeeEarnerRow) =>
    row.retiredFrom ? (
      <IconButton
        type="button"
        name={`Take back the retirement of ${nameOf(row)}`}
        icon={UserCheck}
        onClick={() => takeBack(row)}
      />
    ) : (
      <IconButton
        type="button"
        name={`Retire ${nameOf(row)}`}
        icon={UserMinus}
        aria-haspopup="dialog"
        onClick={() => retire(row)}
      />
    )
const noPeople: readonly Option[] = []

/** The fee earners of a client, as they are today. */
export function FeeEarners({
  rows,
  sites,
  people = noPeople,
  save,
  periodChanges,
  retirement,
  remover,
  failure,
}: Props) {
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
  const further = useMemo(() => retirement && { width: 112, of: retireButton(retirement) }, [retirement])
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
        further={further}
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
