import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { SiteRow, SiteValue } from './client-form.ts'
import { TableSection } from './TableSection.tsx'
import { RowActions } from './RowActions.tsx'
import { SiteDialog } from './SiteDialog.tsx'
import { useEditDialog } from './use-edit-dialog.ts'

interface Props {
  rows: readonly SiteRow[] | undefined
  /** Saves a new or changed location; resolves with whether the dialog may close. Absent when read-only. */
  save?: ((value: SiteValue, row?: SiteRow) => Promise<boolean>) | undefined
  /** Returns the function that removes an unsaved location; `undefined` when a fee earner works there. */
  remover?: (row: SiteRow) => (() => void) | undefined
  failure?: { text: string; retry: () => void } | undefined
}
type SiteColumn = Column<SiteRow, never>

const text = (
  head: string,
  of: (row: SiteRow) => string | null | undefined,
  more: Partial<SiteColumn> = {},
): SiteColumn => ({ head, cell: of, tooltip: (row) => of(row) ?? '', ...more })
const HeadquartersMark = () => (
  <chakra.span ms="1" textStyle="xs" color="muted" fontWeight="400">
    Headquarters
  </chakra.span>
)
const baseColumns: SiteColumn[] = [
  {
    head: 'Location',
    cell: ({ siteName, headquarters }) => (
      <>
        {siteName}
        {headquarters && (
          <>
            {' '}
            <HeadquartersMark />
          </>
        )}
      </>
    ),
    tooltip: ({ siteName, headquarters }) => (headquarters ? `${siteName} (headquarters)` : siteName),
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
  isHeadHidden: true,
  width: '76px',
  align: 'end',
  cell: (row) => <RowActions name={row.siteName} edit={() => edit(row)} remove={remover?.(row)} />,
})

/**
 * The locations of a client. None can be added while they are loading, because it is unknown whether there is a
 * headquarters.
 */
export function Locations({ rows, save, remover, failure }: Props) {
  const { open, row, formKey, start, close } = useEditDialog<SiteRow>()
  const isReadOnly = save === undefined
  const columns = useMemo<SiteColumn[]>(
    () => (isReadOnly ? baseColumns : [...baseColumns, actions(start, remover)]),
    [isReadOnly, remover, start],
  )
  const onSave = async (value: SiteValue): Promise<(() => void) | undefined> =>
    (await save?.(value, row)) ? close : undefined
  return (
    <>
      <TableSection
        title="Locations"
        add="Add location"
        onAdd={isReadOnly || !rows ? undefined : () => start()}
        emptyText="No locations yet."
        hasRows={rows && rows.length > 0}
        failure={failure}
      >
        <DataTable caption="Locations" columns={columns} rows={rows ?? []} keyOf={({ uuid }) => uuid} />
      </TableSection>
      <SiteDialog
        key={formKey}
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
