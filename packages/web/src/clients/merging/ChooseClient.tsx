import { Box, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { OtherClientsQuery } from '../../generated/graphql.ts'
import { RadioChoice } from '../../ui/form/RadioChoice.tsx'
import { readError } from '../../ui/read-error.ts'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { useQuery } from '../../ui/use-query.ts'
import { OtherClientsDocument } from './merging.operations.ts'

export type OtherClient = OtherClientsQuery['clients']['nodes'][number]
const PAGE = 20

interface Props {
  label: string
  chosen: OtherClient | undefined
  choose: (client: OtherClient) => void
  /** Which clients are offered. */
  isOffered: (client: OtherClient) => boolean
  clientTypes: ('solicitor' | 'costs_draftsman')[]
}

/** Chooses another client by search. */
export function ChooseClient({ label, chosen, choose, isOffered, clientTypes }: Props) {
  const [search, setSearch] = useState('')
  const id = useId()
  const { data, previousData, error } = useQuery(OtherClientsDocument, {
    variables: { first: PAGE, search: search || null, filter: { clientTypes } },
    fetchPolicy: 'network-only',
  })
  const found = (data ?? previousData)?.clients
  const offered = (found?.nodes ?? []).filter(isOffered)
  return (
    <Box role="radiogroup" aria-label={label}>
      <SearchField name="Search clients" placeholder="Search clients" value={search} change={setSearch} />
      <Box mt="3" maxH="min(320px, 40dvh)" overflow="auto" p="1">
        {offered.map((client) => (
          <Box key={client.uuid} py="1">
            <RadioChoice
              id={`${id}-${client.uuid}`}
              name={id}
              label={client.town ? `${client.name}, ${client.town}` : client.name}
              isChosen={chosen?.uuid === client.uuid}
              choose={() => choose(client)}
            />
          </Box>
        ))}
      </Box>
      {error && (
        <Text role="alert" color="danger.ink">{`The clients could not be loaded. ${readError(error).message}`}</Text>
      )}
      {found && offered.length === 0 && <Text color="muted">No client matches this search.</Text>}
      {found && found.totalCount > found.nodes.length && (
        <Text textStyle="xs" color="muted">
          {`The first ${found.nodes.length} of ${found.totalCount}: search to find others.`}
        </Text>
      )}
    </Box>
  )
}
