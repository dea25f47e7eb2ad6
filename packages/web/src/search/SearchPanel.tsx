import { useQuery } from '@apollo/client/react'
import { Box, Text } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
import { groupsOf, type Group, type Option } from './hits.ts'
import { SearchDocument } from './search.operations.ts'

interface Props { id: string; text: string; active: number; found: (options: Option[]) => void; choose: (option: Option) => void }

/** What was found for a text, in groups; the one that the arrows point at is marked. */
export function SearchPanel({ id, text, active, found, choose }: Props) {
  const { data, previousData, error } = useQuery(SearchDocument, { variables: { text }, fetchPolicy: 'cache-and-network' })
  const answer = data ?? previousData, groups = useMemo(() => answer && groupsOf(answer.search, text), [answer, text])
  useEffect(() => found(groups?.flatMap(({ options }) => options) ?? []), [groups, found])
  return (
    <Box
      position="absolute" top="100%" insetInline="0" mt="1" zIndex="dropdown" maxH="70vh" overflowY="auto" bg="raised" borderWidth="1px" borderColor="line" borderRadius="l2" boxShadow="floating" py="1"
      // The box keeps the focus: a press on the panel must not take it away before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Said error={error !== undefined} groups={groups} text={text} />
      <div role="listbox" id={id} aria-label="Found">
        {groups?.map((group, i) => <Hits key={group.name} id={id} group={group} before={groups.slice(0, i).reduce((sum, { options }) => sum + options.length, 0)} active={active} choose={choose} />)}
      </div>
    </Box>
  )
}

function Said({ error, groups, text }: { error: boolean; groups: Group[] | undefined; text: string }) {
  const words = error ? 'The search cannot be answered just now.' : groups === undefined ? 'Searching…' : groups.length > 0 ? '' : text === '' ? 'There are no cases yet.' : `Nothing holds “${text}”.`
  return <Text role="status" textStyle="sm" color="muted" px="3" py={words ? '2' : '0'}>{words}</Text>
}

interface HitsProps { id: string; group: Group; before: number; active: number; choose: (option: Option) => void }
const Hits = ({ id, group: { name, options }, before, active, choose }: HitsProps) => (
  <div role="group" aria-label={name}>
    <Text textStyle="xs" color="muted" px="3" pt="2" pb="1" aria-hidden>{name}</Text>
    {options.map((option, i) => (
      <Box key={option.key} id={`${id}-${before + i}`} role="option" aria-selected={active === before + i} px="3" py="1.5" cursor="pointer" bg={active === before + i ? 'hover' : undefined} _hover={{ bg: 'hover' }} onClick={() => choose(option)}>
        <Text textStyle="sm" truncate>{option.title}</Text>
        <Text textStyle="xs" color="muted" truncate>{option.detail}</Text>
      </Box>
    ))}
  </div>
)
