import { Button, Flex } from '@chakra-ui/react'
import type { Dispatch, SetStateAction } from 'react'
import { FilterMenu } from '../ui/table/FilterMenu.tsx'
import { toggled } from '../ui/table/toggled.ts'
import { AuditChoicesDocument } from './audit.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/** Whose changes are listed, and of what kinds of record: all where none are chosen. */
export interface AuditFilter {
  by: string[]
  kinds: string[]
}
export const noFilter: AuditFilter = { by: [], kinds: [] }

const nothingYet = { people: [], kinds: [] }

interface Props {
  caseUuid: string
  filter: AuditFilter
  change: Dispatch<SetStateAction<AuditFilter>>
}

/** Chooses whose changes the audit logs show, and of what. */
export function AuditFilters({ caseUuid, filter, change }: Props) {
  const { data } = useQuery(AuditChoicesDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
  })
  // Its place is kept while the choices load, so that no line moves under the pointer.
  const choices = data ? data.case.auditChoices : nothingYet
  if (!choices) return null
  return (
    <Flex role="search" aria-label="Filter audit logs" gap="2" align="center" wrap="wrap" mb="2">
      <FilterMenu
        label="Person"
        options={choices.people.map(({ uuid, name }) => ({ value: uuid, name }))}
        chosen={filter.by}
        toggle={(value) => change((now) => ({ ...now, by: toggled(now.by, value) }))}
      />
      <FilterMenu
        label="Kind"
        options={choices.kinds.map(({ name, label }) => ({ value: name, name: label }))}
        chosen={filter.kinds}
        toggle={(value) => change((now) => ({ ...now, kinds: toggled(now.kinds, value) }))}
      />
      {filter.by.length + filter.kinds.length > 0 && (
        <Button variant="ghost" onClick={() => change(noFilter)}>
          Clear filters
        </Button>
      )}
    </Flex>
  )
}
