import { Link as StyledLink, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { formatDateTime } from '../formats/dates.ts'
import type { Column } from '../ui/table/columns.ts'
import { TableHead } from '../ui/table/TableHead.tsx'
import { wideOnly } from '../ui/table/table-styles.ts'
import { changeTable } from './change-table-style.ts'
import type { Change } from './use-administration-audit.ts'

interface Shown {
  /** Where the entries are of several clients, of which one each is. */
  hasClient: boolean
  /** Where the entries are of several records, each of which is named. */
  hasRecord: boolean
}
type PathOf = (change: Change) => string | undefined
interface Props extends Shown {
  caption: string
  changes: readonly Change[]
  /** The page of the record of an entry, where there is one. */
  pathOf?: PathOf
  /** The entries belong to the previous filter. */
  stale?: boolean
}

const cell = (): null => null
/** The columns, for the head and for what stands in their place while the entries load. */
export const changeColumns = ({ hasClient, hasRecord }: Shown): Column<Change, never>[] => [
  { head: 'When', width: 'clamp(92px, 13vw, 152px)', cell },
  { head: 'Who', width: 'min(14vw, 184px)', cell },
  ...(hasClient ? [{ head: 'Client', width: 'min(12vw, 184px)', wide: true as const, cell }] : []),
  { head: hasRecord ? 'Record' : 'Kind', width: 'min(16vw, 216px)', cell },
  { head: 'What was changed', cell },
]

interface RowProps extends Shown {
  change: Change
  pathOf: PathOf | undefined
}

/** The record by its name, as a link where it has a page. */
function RecordName({ change, pathOf }: Pick<RowProps, 'change' | 'pathOf'>) {
  const path = pathOf?.(change)
  if (path === undefined) return change.recordName
  return (
    <StyledLink asChild>
      <Link to={path}>{change.recordName}</Link>
    </StyledLink>
  )
}

/** What a change is of: the record with its kind below, or the kind alone; and the client without its column. */
function RecordCell({ change, hasClient, hasRecord, pathOf }: RowProps) {
  const { kind, client } = change
  const clientName = hasClient && client?.name
  if (!hasRecord)
    return (
      <th scope="row">
        {kind.label}
        {clientName && <span data-beside="narrow">{clientName}</span>}
      </th>
    )
  return (
    <th scope="row">
      <RecordName change={change} pathOf={pathOf} />
      <span data-beside="">
        {kind.label}
        {clientName && <span data-narrow="">{` · ${clientName}`}</span>}
      </span>
    </th>
  )
}

const ChangeRow = ({ change, hasClient, hasRecord, pathOf }: RowProps) => {
  const { at, by, network, client, sentences } = change
  return (
    <tr>
      <td>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </td>
      <td>
        {by.name}
        {network !== null && <span data-beside="">{network}</span>}
      </td>
      {hasClient && <chakra.td css={wideOnly}>{client?.name}</chakra.td>}
      <RecordCell change={change} hasClient={hasClient} hasRecord={hasRecord} pathOf={pathOf} />
      <td data-what="">
        {sentences.map((sentence) => (
          <Text key={sentence} whiteSpace="pre-line">
            {sentence}
          </Text>
        ))}
      </td>
    </tr>
  )
}

/** Entries of the audit of administration: when, who and from where, of which record, and what was changed. */
export const ChangeTable = ({ caption, changes, hasClient, hasRecord, pathOf, stale = false }: Props) => (
  <chakra.table css={changeTable} aria-busy={stale} data-stale={stale}>
    <caption>{caption}</caption>
    <TableHead columns={changeColumns({ hasClient, hasRecord })} />
    <tbody>
      {changes.map((change) => (
        <ChangeRow key={change.id} change={change} hasClient={hasClient} hasRecord={hasRecord} pathOf={pathOf} />
      ))}
    </tbody>
  </chakra.table>
)
