import { useQuery } from '@apollo/client/react'
import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { gutter, sidebarWidth } from '../shell/layout-sizes.ts'
import { readError } from '../ui/read-error.ts'
import { firstSteps } from './first-steps.ts'
import { searchGroups, type SearchGroup, type SearchOption } from './search-groups.ts'
import { queueGroups } from './queue-groups.ts'
import { FirstStepsDocument, QueuesDocument, SearchDocument } from './search.operations.ts'

/** The width of the panel with two columns, cases and queues, within the space beside the sidebar. */
const twoColumnWidth = `min(840px, calc(100vw - ${sidebarWidth} - 2 * var(--chakra-spacing-${gutter})))`

interface Props {
  id: string
  text: string
  active: number
  found: (options: SearchOption[]) => void
  choose: (option: SearchOption) => void
}

/** The search results in groups, as a listbox controlled by the search box; `active` is the index of the highlighted option. */
export function SearchPanel({ id, text, active, found, choose }: Props) {
  const { data, previousData, error } = useQuery(SearchDocument, {
    variables: { text },
    fetchPolicy: 'cache-and-network',
  })
  // On the dashboard, while the search box is empty, the viewer's queues are listed below the newest cases.
  const showsQueues = useLocation().pathname === '/' && text === '',
    queues = useQuery(QueuesDocument, { skip: !showsQueues, fetchPolicy: 'cache-and-network' }).data?.queues
  const results = data ?? previousData
  // The system administrator holds no case permission: there is nothing to search, but a house to set up.
  const isAdministrator = useViewer().isAdmin,
    steps = useFirstSteps(showsQueues && (isAdministrator || results?.search.cases.length === 0))
  const groups = useMemo((): SearchGroup[] | undefined => {
    if (!results && !isAdministrator) return undefined
    const found = results ? searchGroups(results.search, text) : []
    return [...found, ...(showsQueues && queues ? queueGroups(queues) : []), ...steps]
  }, [results, isAdministrator, text, showsQueues, queues, steps])
  const hasTwoColumns = showsQueues && (queues?.some(({ count }) => count > 0) ?? false)
  useEffect(() => found(groups?.flatMap(({ options }) => options) ?? []), [groups, found])
  return (
    <Box
      position="absolute"
      top="100%"
      insetStart="0"
      width={{ base: 'full', md: hasTwoColumns ? twoColumnWidth : 'full' }}
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
      // The search box keeps the focus: without this, it would blur and close the panel before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <SearchStatus error={error} groups={groups} text={text} />
      <Box
        role="listbox"
        id={id}
        aria-label="Found"
        overflowY="auto"
        minH="0"
        columnCount={{ md: hasTwoColumns ? 2 : undefined }}
        columnGap="0"
      >
        {groups?.map((group, i) => (
          <ResultGroup
            key={group.name}
            id={id}
            group={group}
            offset={groups.slice(0, i).reduce((sum, { options }) => sum + options.length, 0)}
            active={active}
            choose={choose}
          />
        ))}
      </Box>
    </Box>
  )
}

/** What leads a newcomer, once it is known that there are no cases. */
function useFirstSteps(isShown: boolean): SearchGroup[] {
  const { data } = useQuery(FirstStepsDocument, {
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  return useMemo(() => {
    if (!isShown || !data?.viewer) return []
    // With `errorPolicy: 'all'` a list that the viewer may not read is missing.
    const { viewer, clients, users, solicitors } = data as { viewer: typeof data.viewer } & Partial<typeof data>
    return firstSteps({ viewer, clients: clients?.totalCount, users: users?.totalCount, solicitors })
  }, [isShown, data])
}

interface StatusProps {
  error: unknown
  groups: SearchGroup[] | undefined
  text: string
}

const isForbidden = (error: unknown): boolean => error !== undefined && readError(error).code === 'FORBIDDEN'

function statusOf({ error, groups, text }: StatusProps): string {
  if (isForbidden(error)) return groups?.length ? '' : 'The search finds cases, and none is open to your role.'
  if (error) return 'The search cannot be answered just now.'
  if (groups === undefined) return 'Searching…'
  if (groups.length > 0) return ''
  return text === '' ? 'There are no cases yet.' : `Nothing holds “${text}”.`
}

function SearchStatus(props: StatusProps) {
  const words = statusOf(props)
  return (
    <Text role="status" textStyle="sm" color="muted" px="3" py={words ? '2' : '0'}>
      {words}
    </Text>
  )
}

interface ResultGroupProps {
  id: string
  group: SearchGroup
  offset: number
  active: number
  choose: (option: SearchOption) => void
}
const ResultGroup = ({ id, group: { name, count, options }, offset, active, choose }: ResultGroupProps) => (
  <Box role="group" aria-label={count === undefined ? name : `${name}, ${count}`} breakInside="avoid">
    <Flex justify="space-between" textStyle="xs" color="muted" px="3" pt="2" pb="1" aria-hidden>
      <span>{name}</span>
      {count !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{count}</chakra.span>}
    </Flex>
    {options.map((option, i) => (
      <ResultOption
        key={option.key}
        id={`${id}-${offset + i}`}
        option={option}
        isActive={active === offset + i}
        choose={choose}
      />
    ))}
  </Box>
)

function ResultOption({
  id,
  option,
  isActive,
  choose,
}: {
  id: string
  option: SearchOption
  isActive: boolean
  choose: (option: SearchOption) => void
}) {
  const element = useRef<HTMLDivElement>(null)
  // The focus stays in the search box, so the browser does not scroll the highlighted option into view by itself.
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Box
      ref={element}
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
