import { Box, Skeleton, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { AreaOfWork } from '../../../generated/graphql.ts'
import { readError } from '../../../ui/read-error.ts'
import { RadioChoice } from '../../../ui/form/RadioChoice.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import { useQuery } from '../../../ui/use-query.ts'
import { CasesForRowsDocument } from './row-moves.operations.ts'

/** Another case that rows go to. */
export interface OtherCase {
  uuid: string
  name: string
}
interface Props {
  /** The case that the rows are in, its firm and its area. */
  caseUuid: string
  client: string
  area: string | null
  chosen: OtherCase | undefined
  choose: (chosen: OtherCase) => void
}

/** Chooses another case in progress of the same firm and area of work, found by its name or reference. */
export function CasePicker({ caseUuid, client, area, chosen, choose }: Props) {
  const id = useId()
  const [search, setSearch] = useState('')
  const { data, previousData, error } = useQuery(CasesForRowsDocument, {
    variables: {
      filter: { stages: ['in_progress'], clients: [client], ...(area !== null && { areas: [area as AreaOfWork] }) },
      search: search || null,
    },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.cases.nodes.filter(({ uuid }) => uuid !== caseUuid)
  return (
    <Box
      mt="2"
      onKeyDown={(event) => {
        // Enter searches, it does not move the rows yet.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text')
          event.preventDefault()
      }}
    >
      <SearchField name="Find a case" placeholder="Name or reference" value={search} change={setSearch} />
      <Box role="radiogroup" aria-label="Case" display="grid" gap="1.5" mt="2" minH="24" alignContent="start">
        {error && (
          <Text role="alert" textStyle="sm" color="danger.ink">
            {readError(error).message}
          </Text>
        )}
        {!found && !error && <Skeleton height="5" />}
        {found?.length === 0 && (
          <Text textStyle="sm" color="muted">
            No other case in progress is found.
          </Text>
        )}
        {found?.map(({ uuid, caseName, solicitorsCaseReference: reference }) => (
          <RadioChoice
            key={uuid}
            id={`${id}-${uuid}`}
            name={id}
            label={[caseName, reference].filter(Boolean).join(' · ')}
            isChosen={chosen?.uuid === uuid}
            choose={() => choose({ uuid, name: caseName })}
          />
        ))}
      </Box>
    </Box>
  )
}
