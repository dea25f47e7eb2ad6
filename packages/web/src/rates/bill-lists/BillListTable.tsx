import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { Archive, Pencil, Trash2 } from 'lucide-react'
import { formatDay, formatIsoDate } from '../../formats/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { table } from '../../ui/table/table-styles.ts'
import { entryName, type BillListEntry } from './bill-list.ts'

const NARROW = '@media (max-width: 767.98px)'
const WIDER = '@media (min-width: 768px)'
const style: SystemStyleObject = {
  ...table,
  '& tbody th, & tbody td': { verticalAlign: 'top', py: '1.5', whiteSpace: 'normal', overflowWrap: 'break-word' },
  '& tbody th': { fontWeight: '500' },
  '& [data-note]': { display: 'block', textStyle: 'xs', color: 'muted', fontWeight: '400' },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-source]': { ps: { md: '6' } },
  '& [data-actions]': { textAlign: 'end' },
  // On a phone the source stands below the name, and who recorded the entry is left out.
  [WIDER]: { '& [data-narrow]': { display: 'none' } },
  [NARROW]: { '& [data-wide]': { display: 'none' } },
}

interface RowProps {
  entry: BillListEntry
  edit: (entry: BillListEntry) => void
  remove: (entry: BillListEntry) => void
}
const EntryRow = ({ entry, edit, remove }: RowProps) => {
  const { code, name, position, source, from, retired, used, by, recordedAt } = entry
  return (
    <tr>
      <th scope="row">{code}</th>
      <td>
        {name}
        {retired && <chakra.span data-note="">Retired: no further row offers it</chakra.span>}
        <chakra.span data-note="" data-narrow="">
          {`${source}, from ${formatIsoDate(from)}`}
        </chakra.span>
      </td>
      <td data-wide="" data-figure="">
        {position}
      </td>
      <td data-wide="" data-source="">
        {source}
        <chakra.span data-note="">{`From ${formatIsoDate(from)}`}</chakra.span>
      </td>
      <td data-wide="">
        {by}
        {recordedAt && <chakra.span data-note="">{formatDay(recordedAt)}</chakra.span>}
      </td>
      <td data-actions="">
        {!(used && retired) && (
          <IconButton
            type="button"
            name={`${used ? 'Retire' : 'Remove'} ${entryName(entry)}`}
            icon={used ? Archive : Trash2}
            onClick={() => remove(entry)}
          />
        )}
        <IconButton
          type="button"
          name={`Edit ${entryName(entry)}`}
          icon={Pencil}
          aria-haspopup="dialog"
          onClick={() => edit(entry)}
        />
      </td>
    </tr>
  )
}

/** The entries of a list in their order, each with its source. */
export const BillListTable = ({
  caption,
  entries,
  ...actions
}: { caption: string; entries: readonly BillListEntry[] } & Pick<RowProps, 'edit' | 'remove'>) => (
  <chakra.table css={style}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <chakra.th scope="col" width={{ base: '72px', md: '96px' }}>
          Code
        </chakra.th>
        <th scope="col">Name</th>
        <chakra.th scope="col" width="88px" textAlign="end!" data-wide="">
          Position
        </chakra.th>
        <chakra.th scope="col" width="30%" data-wide="" data-source="">
          Source
        </chakra.th>
        <chakra.th scope="col" width={{ base: '120px', xl: '176px' }} data-wide="">
          Recorded by
        </chakra.th>
        <chakra.th scope="col" width={{ base: '84px', md: '80px' }}>
          <chakra.span srOnly>Actions</chakra.span>
        </chakra.th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <EntryRow key={entry.uuid} entry={entry} {...actions} />
      ))}
    </tbody>
  </chakra.table>
)
