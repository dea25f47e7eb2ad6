import { useQuery } from '@apollo/client/react'
import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { gutter, sidebarWidth } from '../shell/frame.ts'
import { groupsOf, type Group, type Option } from './hits.ts'
import { queuedGroups } from './queues.ts'
import { QueuesDocument, SearchDocument } from './search.operations.ts'

/** Beside the cases stand the queues, where both have room. */
const wide = `min(840px, calc(100vw - ${sidebarWidth} - 2 * var(--chakra-spacing-${gutter})))`

interface Props {
  id: string
  text: string
  active: number
  found: (options: Option[]) => void
  choose: (option: Option) => void
}

/** What was found for a text, in groups; the one that the arrows point at is marked. */
export function SearchPanel({ id, text, active, found, choose }: Props) {
  const { data, previousData, error } = useQuery(SearchDocument, {
    variables: { text },
    fetchPolicy: 'cache-and-network',
  })
  // The dashboard is where one asks what there is to do: there, before a word is typed, the queues stand under the newest cases.
  const isHome = useLocation().pathname === '/' && text === '',
    queues = useQuery(QueuesDocument, { skip: !isHome, fetchPolicy: 'cache-and-network' }).data?.queues
  const answer = data ?? previousData,
    groups = useMemo(
      () => answer && [...groupsOf(answer.search, text), ...(isHome && queues ? queuedGroups(queues) : [])],
      [answer, text, isHome, queues],
    )
  const isWide = isHome && (queues?.some(({ count }) => count > 0) ?? false)
  useEffect(() => found(groups?.flatMap(({ options }) => options) ?? []), [groups, found])
  return (
    <Box
      position="absolute"
      top="100%"
      insetStart="0"
      width={{ base: 'full', md: isWide ? wide : 'full' }}
      mt="1"
      zIndex="dropdown"
      display="flex"
      flexDirection="column"
      maxH="80vh"
      bg="raised"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      boxShadow="floating"
      py="1"
      // The box keeps the focus: a press on the panel must not take it away before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Said error={error !== undefined} groups={groups} text={text} />
      <Box
        role="listbox"
        id={id}
        aria-label="Found"
        overflowY="auto"
        minH="0"
        columnCount={{ md: isWide ? 2 : undefined }}
        columnGap="0"
      >
        {groups?.map((group, i) => (
          <Hits
            key={group.name}
            id={id}
            group={group}
            before={groups.slice(0, i).reduce((sum, { options }) => sum + options.length, 0)}
            active={active}
            choose={choose}
          />
        ))}
      </Box>
    </Box>
  )
}

function Said({ error, groups, text }: { error: boolean; groups: Group[] | undefined; text: string }) {
  const words = error
    ? 'The search cannot be answered just now.'
    : groups === undefined
      ? 'Searching…'
      : groups.length > 0
        ? ''
        : text === ''
          ? 'There are no cases yet.'
          : `Nothing holds “${text}”.`
  return (
    <Text role="status" textStyle="sm" color="muted" px="3" py={words ? '2' : '0'}>
      {words}
    </Text>
  )
}

interface HitsProps {
  id: string
  group: Group
  before: number
  active: number
  choose: (option: Option) => void
}
const Hits = ({ id, group: { name, count, options }, before, active, choose }: HitsProps) => (
  <Box role="group" aria-label={count === undefined ? name : `${name}, ${count}`} breakInside="avoid">
    <Flex justify="space-between" textStyle="xs" color="muted" px="3" pt="2" pb="1" aria-hidden>
      <span>{name}</span>
      {count !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{count}</chakra.span>}
    </Flex>
    {options.map((option, i) => (
      <Hit
        key={option.key}
        id={`${id}-${before + i}`}
        option={option}
        isActive={active === before + i}
        choose={choose}
      />
    ))}
  </Box>
)

function Hit({
  id,
  option,
  isActive,
  choose,
}: {
  id: string
  option: Option
  isActive: boolean
  choose: (option: Option) => void
}) {
  const hit = useRef<HTMLDivElement>(null)
  // The focus stays in the box, so nothing else brings what the arrows have reached into sight.
  useEffect(() => {
    if (isActive) hit.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Box
      ref={hit}
      id={id}
      role="option"
      aria-selected={isActive}
      px="3"
      py="1.5"
      cursor="pointer"
      bg={isActive ? 'hover' : undefined}
      _hover={{ bg: 'hover' }}
      onClick={() => choose(option)}
    >
      <Text textStyle="sm" truncate>
        {option.title}
      </Text>
      {option.detail && (
        <Text textStyle="xs" color="muted" truncate>
          {option.detail}
        </Text>
      )}
    </Box>
  )
}
