import { useQuery } from '@apollo/client/react'
import { Box, Flex, Stack, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { readError } from '../../ui/read-error.ts'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { TickBox } from '../../ui/TickBox.tsx'
import { GroupPeopleDocument } from './groups.operations.ts'

/** Under which name of the form the members lie: each person, and whether they are in. */
export const MEMBERS = 'users'
/** So few are found by looking. */
const FEW = 10

type Chosen = Readonly<Record<string, boolean>>

/** The people of the firm, to be ticked. Whoever the search does not show stays as they were. */
export function Members({ firm }: { firm: string }) {
  const [search, setSearch] = useState('')
  const { data, previousData, error } = useQuery(GroupPeopleDocument, {
    variables: { clientUuid: firm, search: search || null },
    fetchPolicy: 'cache-and-network',
  })
  const {
    input: { value: chosen, onChange },
  } = useField<Chosen>(MEMBERS, { format: (value: Chosen) => value, parse: (value: Chosen) => value })
  const people = (data ?? previousData)?.users
  const count = Object.values(chosen).filter(Boolean).length
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <Flex as="legend" width="full" justify="space-between" textStyle="sm" mb="1">
        <chakra.span fontWeight="500">Members</chakra.span>
        <chakra.span color="muted">{`${count} chosen`}</chakra.span>
      </Flex>
      {(search !== '' || (people?.totalCount ?? 0) > FEW) && (
        <Flex mb="2">
          <SearchField name="Search members" placeholder="Name or e-mail" value={search} change={setSearch} />
        </Flex>
      )}
      <Box
        borderWidth="1px"
        borderColor="line"
        borderRadius="l2"
        maxH="64"
        minH="24"
        overflowY="auto"
        px="3"
        py="2"
        tabIndex={-1}
      >
        {error && (
          <Text textStyle="sm" color="danger.ink">{`The users could not be loaded. ${readError(error).message}`}</Text>
        )}
        {people?.nodes.length === 0 && (
          <Text textStyle="sm" color="muted">
            Nobody matches this search.
          </Text>
        )}
        <Stack gap="1.5">
          {people?.nodes.map(({ uuid, name, roleLabel }) => (
            <TickBox
              key={uuid}
              name={name}
              checked={chosen[uuid] === true}
              change={(isIn) => onChange({ ...chosen, [uuid]: isIn })}
            >
              {name}
              <chakra.span color="muted">{` · ${roleLabel}`}</chakra.span>
            </TickBox>
          ))}
        </Stack>
      </Box>
      {people?.pageInfo.hasNextPage && (
        <Text
          textStyle="xs"
          color="muted"
          mt="1"
        >{`${people.nodes.length} of ${people.totalCount}: search for the others.`}</Text>
      )}
    </chakra.fieldset>
  )
}
