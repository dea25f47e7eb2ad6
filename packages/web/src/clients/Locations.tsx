import { chakra } from '@chakra-ui/react'
import type { Column } from '../ui/table/columns.ts'
import type { SiteRow, SiteValue } from './client-form.ts'
import { EntryTable } from './EntryTable.tsx'
import { SiteDialog } from './SiteDialog.tsx'
import { useEditDialog } from './use-edit-dialog.ts'

interface Props {
  rows: readonly SiteRow[] | undefined
  /** Saves a new or changed location; resolves with whether the dialog may close. Absent when read-only. */
  save?: ((value: SiteValue, row?: SiteRow) => Promise<boolean>) | undefined
  /** Returns the function that removes a location; `undefined` where it cannot be removed. */
  remover?: (row: SiteRow) => (() => void) | undefined
  failure?: { text: string; retry: () => void } | undefined
}
type SiteColumn = Column<SiteRow, never>

const text = (
  head: string,
  of: (row: SiteRow) => string | null | undefined,
  more: Partial<SiteColumn> = {},
): SiteColumn => ({ head, cell: of, ...more })
const HeadquartersMark = () => (
  <chakra.span ms="1" textStyle="xs" color="muted" fontWeight="400">
    Headquarters
  </chakra.span>
)
const columns: readonly SiteColumn[] = [
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
    texts: ({ siteName, headquarters }) => [headquarters ? `${siteName} Headquarters` : siteName],
  },
  text(
    'Address',
    ({ firstLineAddress, secondLineAddress }) => [firstLineAddress, secondLineAddress].filter(Boolean).join(', '),
    { wide: true },
  ),
  text('Town/City', ({ town }) => town),
  text('Postcode', ({ postcode }) => postcode, { isOneLine: true }),
  text('Telephone', ({ phoneNumber }) => phoneNumber, { isOneLine: true }),
  text('Region', ({ region, location }) => `${region}, ${location}`),
]

const nameOf = ({ siteName }: SiteRow): string => siteName

/** The locations of a client. */
export function Locations({ rows, save, remover, failure }: Props) {
  const { open, row, formKey, start, close } = useEditDialog<SiteRow>()
  const onSave = async (value: SiteValue): Promise<(() => void) | undefined> =>
    (await save?.(value, row)) ? close : undefined
  return (
    <>
      <EntryTable
        title="Locations"
        add="Add location"
        rows={rows}
        columns={columns}
        nameOf={nameOf}
        edit={save && start}
        remover={remover}
        emptyText="No locations yet."
        failure={failure}
      />
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
