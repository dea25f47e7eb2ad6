import { Box, Flex, Stack, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { readError } from '../../ui/read-error.ts'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { GroupPeopleDocument } from './groups.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

/** The form field that holds the members: whether each user, by uuid, is in the group. */
export const MEMBERS_FIELD = 'users'
/** Up to so many users, no search field is shown. */
const SEARCH_THRESHOLD = 10

type Membership = Readonly<Record<string, boolean>>

/** The users of the firm with a checkbox each. Users hidden by the search keep their membership. */
export function MemberPicker({ firm }: { firm: string }) {
  const [search, setSearch] = useState('')
  const { data, previousData, error } = useQuery(GroupPeopleDocument, {
    variables: { clientUuid: firm, search: search || null },
    fetchPolicy: 'cache-and-network',
  })
  const {
    input: { value: members, onChange },
  } = useField<Membership>(MEMBERS_FIELD, { format: (value: Membership) => value, parse: (value: Membership) => value })
  const people = (data ?? previousData)?.users
  const hasSearch = search !== '' || (people?.totalCount ?? 0) > SEARCH_THRESHOLD
  const count = Object.values(members).filter(Boolean).length
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <Flex as="legend" width="full" justify="space-between" textStyle="sm" mb="1">
        <chakra.span fontWeight="500">Members</chakra.span>
        <chakra.span color="muted">{`${count} chosen`}</chakra.span>
      </Flex>
      {hasSearch && (
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
            <Checkbox
              key={uuid}
              name={name}
              checked={members[uuid] === true}
              change={(isMember) => onChange({ ...members, [uuid]: isMember })}
            >
              {name}
              <chakra.span color="muted">{` · ${roleLabel}`}</chakra.span>
            </Checkbox>
          ))}
        </Stack>
      </Box>
      {people?.pageInfo.hasNextPage && <MoreHint shown={people.nodes.length} total={people.totalCount} />}
    </chakra.fieldset>
  )
}

const MoreHint = ({ shown, total }: { shown: number; total: number }) => (
  <Text textStyle="xs" color="muted" mt="1">{`${shown} of ${total}: search for the others.`}</Text>
)
