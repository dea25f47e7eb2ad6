import { Box, Button, Flex, Skeleton, Stack, Text, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useField } from 'react-final-form'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { readError } from '../../ui/read-error.ts'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { peopleText } from './use-link-people.ts'
import { usePeopleToLink, type Linkable } from './use-people-to-link.ts'

/** The form field that holds who is chosen: their names by their uuids. */
export const PEOPLE_FIELD = 'people'
export type Chosen = Readonly<Record<string, string>>

const box = {
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  maxH: { base: '48', md: '72' },
  minH: '24',
  overflowY: 'auto',
  px: '3',
  py: '2',
} as const

interface Props {
  parent: { uuid: string; name: string }
  client: { uuid: string; name: string }
}

const same = (value: Chosen): Chosen => value
function useChosen() {
  const { input, meta } = useField<Chosen>(PEOPLE_FIELD, { format: same, parse: same })
  const problem: unknown = meta.error
  const set = (people: readonly Linkable[], isChosen: boolean): void => {
    const changed = new Set(people.map(({ uuid }) => uuid))
    const others = Object.entries(input.value).filter(([uuid]) => !changed.has(uuid))
    const added = isChosen ? people.map(({ uuid, name }): [string, string] => [uuid, name]) : []
    input.onChange(Object.fromEntries([...others, ...added]))
  }
  return { chosen: input.value, set, problem: meta.submitFailed && typeof problem === 'string' ? problem : undefined }
}

interface ListProps {
  people: readonly Linkable[]
  chosen: Chosen
  set: (people: readonly Linkable[], isChosen: boolean) => void
}
/** A tick for each person, and one for all that are shown. */
function Ticks({ people, chosen, set }: ListProps) {
  const count = people.filter(({ uuid }) => uuid in chosen).length
  return (
    <Stack gap="1.5">
      {people.length > 1 && (
        <Checkbox
          name="Everybody shown"
          checked={count === people.length}
          isIndeterminate={count > 0}
          change={(isChosen) => set(people, isChosen)}
        >
          <chakra.span fontWeight="500">{`Everybody shown (${people.length.toLocaleString('en-GB')})`}</chakra.span>
        </Checkbox>
      )}
      {people.map((person) => (
        <Checkbox
          key={person.uuid}
          name={person.name}
          checked={person.uuid in chosen}
          change={(isChosen) => set([person], isChosen)}
        >
          {person.name}
          <chakra.span color="muted">{` · ${person.roleLabel}`}</chakra.span>
        </Checkbox>
      ))}
    </Stack>
  )
}

/** The active users of the firm above a client who have no role in it, each to be ticked. A search hides no tick. */
export function PeoplePicker({ parent, client }: Props) {
  const [search, setSearch] = useState('')
  const id = useId()
  const { people, hasMore, isLoading, error, more, retry } = usePeopleToLink({
    parent: parent.uuid,
    client: client.uuid,
    search,
  })
  const { chosen, set, problem } = useChosen()
  const nobody = search ? 'Nobody matches this search.' : `Nobody at ${parent.name} is without a role here.`
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" aria-describedby={problem ? id : undefined}>
      <Flex as="legend" width="full" justify="space-between" textStyle="sm" mb="1">
        <chakra.span fontWeight="500">{`People of ${parent.name}`}</chakra.span>
        <chakra.span color="muted">{`${Object.keys(chosen).length.toLocaleString('en-GB')} chosen`}</chakra.span>
      </Flex>
      <Flex mb="2">
        <SearchField name="Search people" placeholder="Name or e-mail" value={search} change={setSearch} />
      </Flex>
      <Box css={box} tabIndex={-1} aria-busy={isLoading}>
        {error && (
          <Flex align="center" gap="3">
            <Text role="alert" textStyle="sm" color="danger.ink">
              {`The users could not be loaded. ${readError(error).message}`}
            </Text>
            <Button type="button" size="xs" onClick={retry}>
              Try again
            </Button>
          </Flex>
        )}
        {!people && !error && <Skeleton height="16" aria-hidden />}
        {people?.length === 0 && !hasMore && (
          <Text textStyle="sm" color="muted">
            {nobody}
          </Text>
        )}
        {people && <Ticks people={people} chosen={chosen} set={set} />}
        {hasMore && (
          <Button type="button" size="xs" mt="2" aria-busy={isLoading || undefined} onClick={more}>
            Show more people
          </Button>
        )}
      </Box>
      <Text id={id} textStyle="xs" color="danger.ink" minH="4" mt="0.5">
        {problem}
      </Text>
    </chakra.fieldset>
  )
}

/** What is about to be done, in a sentence. */
export const chosenText = (chosen: Chosen, role: string | undefined, client: string): string => {
  const count = Object.keys(chosen).length
  if (count === 0) return 'Nobody is chosen yet.'
  const gets = `${peopleText(count)} ${count === 1 ? 'gets' : 'get'}`
  return role === undefined ? `${gets} a role in ${client}.` : `${gets} ${role} in ${client}.`
}
