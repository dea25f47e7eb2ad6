import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { SiteRow } from './client-form.ts'
import { Roster } from './Roster.tsx'
import { RowButtons } from './RowButtons.tsx'
import { SiteDialog, type SiteValue } from './SiteDialog.tsx'
import { useEditing } from './use-editing.ts'

interface Props {
  rows: readonly SiteRow[] | undefined
  /** Saves a location, new or changed; answers whether it is done. Absent where they are only read. */
  save?: ((value: SiteValue, row?: SiteRow) => Promise<boolean>) | undefined
  /** Takes a location out again, where it has not been saved and nobody works there. */
  remover?: (row: SiteRow) => (() => void) | undefined
  failed?: { text: string; again: () => void } | undefined
}
type SiteColumn = Column<SiteRow, never>

const text = (
  head: string,
  of: (row: SiteRow) => string | null | undefined,
  more: Partial<SiteColumn> = {},
): SiteColumn => ({ head, cell: of, whole: (row) => of(row) ?? '', ...more })
const Main = () => (
  <chakra.span ms="1" textStyle="xs" color="muted" fontWeight="400">
    Headquarters
  </chakra.span>
)
const facts: SiteColumn[] = [
  {
    head: 'Location',
    cell: ({ siteName, headquarters }) => (
      <>
        {siteName}
        {headquarters && (
          <>
            {' '}
            <Main />
          </>
        )}
      </>
    ),
    whole: ({ siteName, headquarters }) => (headquarters ? `${siteName} (headquarters)` : siteName),
  },
  text(
    'Address',
    ({ firstLineAddress, secondLineAddress }) => [firstLineAddress, secondLineAddress].filter(Boolean).join(', '),
    { wide: true },
  ),
  text('Town/City', ({ town }) => town, { width: 'clamp(96px, 10vw, 150px)' }),
  text('Postcode', ({ postcode }) => postcode, { width: '92px' }),
  text('Telephone', ({ phoneNumber }) => phoneNumber, { width: '122px' }),
  text('Region', ({ region, location }) => `${region}, ${location}`, { width: '172px' }),
]

const actions = (edit: (row: SiteRow) => void, remover: Props['remover']): SiteColumn => ({
  head: 'Actions',
  isMute: true,
  width: '76px',
  align: 'end',
  cell: (row) => <RowButtons name={row.siteName} edit={() => edit(row)} remove={remover?.(row)} />,
})

/** The offices of a client. Until it is known whether one is the headquarters, none can be added. */
export function Locations({ rows, save, remover, failed }: Props) {
  const { open, row, round, start, close } = useEditing<SiteRow>()
  const isRead = save === undefined
  const columns = useMemo<SiteColumn[]>(
    () => (isRead ? facts : [...facts, actions(start, remover)]),
    [isRead, remover, start],
  )
  const onSave = async (value: SiteValue): Promise<(() => void) | undefined> =>
    (await save?.(value, row)) ? close : undefined
  return (
    <>
      <Roster
        title="Locations"
        add="Add location"
        onAdd={isRead || !rows ? undefined : () => start()}
        none="No locations yet."
        has={rows && rows.length > 0}
        failed={failed}
      >
        <DataTable caption="Locations" columns={columns} rows={rows ?? []} keyOf={({ uuid }) => uuid} />
      </Roster>
      <SiteDialog
        key={round}
        open={open}
        close={close}
        title={row ? 'Edit location' : 'Add location'}
        row={row}
        hasHeadquarters={rows?.some(({ uuid, headquarters }) => headquarters === true && uuid !== row?.uuid) ?? false}
        save={onSave}
      />
    </>
  )
}
