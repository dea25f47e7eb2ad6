import { Box, Flex, Text, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useEffect, useMemo, useState } from 'react'
import { gutter, sidebarWidth, topBarHeight } from '../ui/layout-sizes.ts'
import { isForbidden } from '../ui/read-error.ts'
import { ResultOption } from './ResultOption.tsx'
import type { SearchGroup, SearchOption } from './search-groups.ts'
import { usePressedOption } from './use-pressed-option.ts'
import { useSearchGroups } from './use-search-groups.ts'

/**
 * The last complete list, so that nothing moves under a pointer: a list that is not complete yet (undefined) leaves the
 * one before in place, and while the pointer is over the list, what is read anew does so too, as long as it answers the
 * same question (`key`).
 */
function useSteady<T extends { key: string }>(next: T | undefined, isPointedAt: boolean): T | undefined {
  const [shown, setShown] = useState(next)
  const isHeld = isPointedAt && next?.key === shown?.key
  if (next === undefined || next === shown || isHeld) return shown
  setShown(next)
  return next
}

/** The width of the place beside the sidebar. */
const placeWidth = `calc(100vw - ${sidebarWidth} - 2 * var(--chakra-spacing-${gutter}))`

/** Hanging below the box, above what is on the page. */
const floating = (hasTwoColumns: boolean): SystemStyleObject => ({
  mt: '1',
  maxH: '80vh',
  width: { base: 'full', md: hasTwoColumns ? `min(840px, ${placeWidth})` : 'full' },
  bg: 'raised',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  boxShadow: 'floating',
  py: '1',
  '& [role=listbox]': { columnCount: { md: hasTwoColumns ? 2 : undefined }, columnGap: '0' },
})
/** In place of a page: its groups are sheets side by side, as many as there is room for. */
const asPage: SystemStyleObject = {
  // Below the line that says where one is.
  mt: { base: '10', md: '12' },
  maxH: `calc(100dvh - ${topBarHeight} - 88px)`,
  width: { base: 'full', md: placeWidth },
  px: { base: '4', md: '0' },
  '& [role=listbox]': { columnWidth: '336px', columnGap: '5' },
  '& [role=group]': {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'l2',
    mb: '5',
    pb: '1.5',
    overflow: 'hidden',
  },
  '& [data-head]': { textStyle: 'md', fontWeight: '600', color: 'ink', pt: '2.5', pb: '2' },
  '& [role=option]': { borderTopWidth: '1px', borderColor: 'line', py: '2' },
}

interface Props {
  id: string
  text: string
  /** Whether it is all that the page shows. */
  isPage: boolean
  active: number
  found: (options: SearchOption[]) => void
  choose: (option: SearchOption) => void
}

/**
 * The search results in groups, as a listbox controlled by the search box; `active` is the index of the highlighted
 * option.
 */
export function SearchPanel({ id, text, isPage, active, found: onFound, choose }: Props) {
  const { found, error } = useSearchGroups(text, isPage)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const shown = useSteady(found, isPointedAt)
  const groups = shown?.groups
  const options = useMemo(() => groups?.flatMap((group) => group.options) ?? [], [groups])
  const handlers = usePressedOption(options, choose, setIsPointedAt)
  useEffect(() => onFound(options), [options, onFound])
  const hasTwoColumns = shown?.hasTwoColumns ?? false
  return (
    <Box
      position="absolute"
      top="100%"
      insetStart="0"
      zIndex={isPage ? undefined : 'dropdown'}
      display="flex"
      flexDirection="column"
      css={isPage ? asPage : floating(hasTwoColumns)}
      // The search box keeps the focus: without this, it would blur and close the panel before the click.
      onMouseDown={(event) => event.preventDefault()}
      {...handlers}
    >
      <SearchStatus
        error={error}
        groups={groups}
        text={shown?.text ?? text}
        spelling={shown?.spelling}
        places={shown?.places}
      />
      <Box role="listbox" id={id} aria-label="Found" overflowY="auto" minH="0">
        {groups?.map((group, i) => (
          <ResultGroup
            key={group.name}
            id={id}
            group={group}
            offset={groups.slice(0, i).reduce((sum, { options }) => sum + options.length, 0)}
            active={active}
          />
        ))}
      </Box>
    </Box>
  )
}

interface StatusProps {
  error: unknown
  groups: readonly SearchGroup[] | undefined
  text: string
  spelling: string | undefined
  places: string | undefined
}

function statusOf({ error, groups, text, spelling, places = 'cases' }: StatusProps): string {
  if (groups?.length === 0 && isForbidden(error) && (places === '' || text === ''))
    return places ? `The search finds ${places}.` : 'The search finds cases, and none is open to your role.'
  if (error && !isForbidden(error)) return 'The search cannot be answered just now.'
  if (groups === undefined) return 'Searching…'
  if (spelling !== undefined) return `Nothing for “${text}”. Shown: “${spelling}”.`
  if (groups.length > 0) return ''
  return text === ''
    ? 'There are no cases yet.'
    : `Nothing found for “${text}” in ${places}${isForbidden(error) ? '' : ' of your firms'}.`
}

function SearchStatus(props: StatusProps) {
  const words = statusOf(props)
  const isNothing = props.groups?.length === 0 && props.text !== '' && words.startsWith('Nothing')
  return (
    <Box role="status" textStyle="sm" color="muted" px="3" py={words ? '2' : '0'}>
      {words}
      {isNothing && (
        <Text mt="1">
          Check the spelling, or use fewer words or only the beginning of one. What was removed is not searched.
        </Text>
      )}
    </Box>
  )
}

interface ResultGroupProps {
  id: string
  group: SearchGroup
  offset: number
  active: number
}
const ResultGroup = ({ id, group: { name, count, options }, offset, active }: ResultGroupProps) => (
  <Box role="group" aria-label={count === undefined ? name : `${name}, ${count}`} breakInside="avoid">
    <Flex data-head justify="space-between" textStyle="xs" color="muted" px="3" pt="2" pb="1" aria-hidden>
      <span>{name}</span>
      {count !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{count}</chakra.span>}
    </Flex>
    {options.map((option, i) => (
      <ResultOption key={option.key} id={`${id}-${offset + i}`} option={option} isActive={active === offset + i} />
    ))}
  </Box>
)
