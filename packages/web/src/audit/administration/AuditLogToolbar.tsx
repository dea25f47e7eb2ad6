import { Button, Flex, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { AuditFilter } from '../../administration-audit/audit-filter.ts'
import { DateFilter } from '../../ui/table/DateFilter.tsx'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { toggled } from '../../ui/table/toggled.ts'
import type { SetQuery } from '../../ui/table/use-url-query.ts'
import type { AuditChoices } from './audit-choices.ts'

interface Props {
  filter: AuditFilter
  change: SetQuery<AuditFilter>
  /** Takes all filters off, where there are any to take off here. */
  clear: (() => void) | undefined
  choices: AuditChoices
  /** What the one record is called that a link has filtered by, once that is known. */
  recordName: string | undefined
}

const options = (named: readonly { uuid: string; name: string }[]) =>
  named.map(({ uuid, name }) => ({ value: uuid, name }))
/** On paper stands what is chosen alone. */
const onPaper = { _print: { '& button:not([data-active])': { display: 'none' } } } as const

/** Takes off the filter by one record, which only links set. */
const RecordOff = ({ name, off }: { name: string; off: () => void }) => (
  <Button
    maxW="64"
    minW="0"
    fontWeight="600"
    color="accent"
    borderColor="accent"
    data-active
    aria-label={`Remove the filter: ${name}`}
    onClick={off}
  >
    <chakra.span truncate lineHeight="shorter">
      {name}
    </chakra.span>
    <X strokeWidth={1.75} aria-hidden />
  </Button>
)

/** Chooses whose changes the audit log lists, of what, in which clients and on which days. */
export const AuditLogToolbar = ({ filter, change, clear, choices: { people, kinds, clients }, recordName }: Props) => (
  <Flex role="search" aria-label="Filter the audit log" gap="2" mb="3" align="center" wrap="wrap" css={onPaper}>
    <FilterMenu
      label="Person"
      options={options(people)}
      chosen={filter.by}
      toggle={(value) => change((now) => ({ by: toggled(now.by, value) }))}
    />
    <FilterMenu
      label="Kind"
      options={kinds.map(({ name, label }) => ({ value: name, name: label }))}
      chosen={filter.kinds}
      toggle={(value) => change((now) => ({ kinds: toggled(now.kinds, value) }))}
    />
    <DateFilter from={filter.from} to={filter.to} change={change} />
    {clients.length > 1 && (
      <FilterMenu
        label="Client"
        options={options(clients)}
        chosen={filter.clients}
        toggle={(value) => change((now) => ({ clients: toggled(now.clients, value) }))}
      />
    )}
    {filter.records.length > 0 && <RecordOff name={recordName ?? 'One record'} off={() => change({ records: [] })} />}
    {clear && (
      <Button variant="ghost" onClick={clear}>
        Clear filters
      </Button>
    )}
  </Flex>
)
