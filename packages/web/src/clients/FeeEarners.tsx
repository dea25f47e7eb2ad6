import { initialsOf } from '@costdraft/schema/clients/clients.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { useMemo } from 'react'
import type { Option } from '../ui/form/controls.ts'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'
import { FeeEarnerDialog, type FeeEarnerValue } from './FeeEarnerDialog.tsx'
import { Roster } from './Roster.tsx'
import { RowButtons } from './RowButtons.tsx'
import { useEditing } from './use-editing.ts'

interface Props {
  rows: readonly FeeEarnerRow[] | undefined
  sites: readonly SiteRow[]
  people?: readonly Option[]
  /** Saves a fee earner, new or changed; answers whether it is done. Absent where they are only read. */
  save?: ((value: FeeEarnerValue, row?: FeeEarnerRow) => Promise<boolean>) | undefined
  /** Takes a fee earner out again, where they have not been saved. */
  remover?: (row: FeeEarnerRow) => (() => void) | undefined
  failed?: { text: string; again: () => void } | undefined
}
type EarnerColumn = Column<FeeEarnerRow, never>

const nameOf = ({ firstname, surname }: FeeEarnerRow): string => `${firstname} ${surname}`
const facts = (sites: readonly SiteRow[]): EarnerColumn[] => {
  const office = ({ site }: FeeEarnerRow): string => sites.find(({ uuid }) => uuid === site)?.siteName ?? ''
  return [
    { head: 'Name', cell: nameOf, whole: nameOf },
    {
      head: 'Initials',
      width: '72px',
      cell: ({ initials, firstname, surname }) => initials ?? initialsOf(firstname, surname),
    },
    { head: 'Type', width: '130px', cell: ({ type }) => labelOf(type) },
    { head: 'Grade', width: '64px', cell: ({ grade }) => grade },
    { head: 'Location', width: 'clamp(140px, 18vw, 260px)', cell: office, whole: office },
    { head: 'Panel member', width: '112px', cell: ({ isPanelMember }) => (isPanelMember === true ? 'Yes' : 'No') },
  ]
}
const actions = (edit: (row: FeeEarnerRow) => void, remover: Props['remover']): EarnerColumn => ({
  head: 'Actions',
  isMute: true,
  width: '76px',
  align: 'end',
  cell: (row) => <RowButtons name={nameOf(row)} edit={() => edit(row)} remove={remover?.(row)} />,
})
/** Who was chosen stays readable where the list no longer holds them. */
const holding = (people: readonly Option[], user: string | null | undefined): readonly Option[] =>
  !user || people.some(({ value }) => value === user)
    ? people
    : [{ value: user, label: 'Someone who has left the firm' }, ...people]
const nobody: readonly Option[] = []

/** The people of a client whose time is billed. */
export function FeeEarners({ rows, sites, people = nobody, save, remover, failed }: Props) {
  const { open, row, round, start, close } = useEditing<FeeEarnerRow>()
  const isRead = save === undefined
  const columns = useMemo<EarnerColumn[]>(
    () => (isRead ? facts(sites) : [...facts(sites), actions(start, remover)]),
    [isRead, sites, remover, start],
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
      <Roster
        title="Fee Earners"
        add="Add fee earner"
        onAdd={isRead || !rows ? undefined : () => start()}
        waits={sites.length === 0 ? 'Add a location first: a fee earner works at one.' : undefined}
        none="No fee earners yet."
        has={rows && rows.length > 0}
        failed={failed}
      >
        <DataTable caption="Fee Earners" columns={columns} rows={rows ?? []} keyOf={({ uuid }) => uuid} />
      </Roster>
      <FeeEarnerDialog
        key={round}
        open={open}
        close={close}
        title={row ? 'Edit fee earner' : 'Add fee earner'}
        row={row}
        sites={offices}
        people={holding(people, row?.user)}
        save={onSave}
      />
    </>
  )
}
