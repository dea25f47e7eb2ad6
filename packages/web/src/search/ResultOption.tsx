import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { StageBadge } from '../cases/list/StageBadge.tsx'
import { Unavailable } from '../ui/Unavailable.tsx'
import type { MarkedText, SearchOption } from './search-groups.ts'

const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, found }, i) =>
    found ? (
      // Pieces have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <chakra.mark key={i} bg="transparent" color="inherit" fontWeight="600" textDecoration="underline">
        {piece}
      </chakra.mark>
    ) : (
      piece
    ),
  )

interface Props {
  id: string
  option: SearchOption
  isActive: boolean
}

/** An option of the search: what was found, with the stage and the value of its case. The panel hears the pointer. */
export function ResultOption({ id, option: { key, title, detail, facts }, isActive }: Props) {
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
      data-key={key}
      aria-selected={isActive}
      px="3"
      py="1.5"
      cursor="pointer"
      bg={isActive ? 'hover' : undefined}
      _hover={{ bg: 'hover' }}
    >
      <Text textStyle="sm" truncate data-cuttable>
        <Marked text={title} />
      </Text>
      {(facts || detail.length > 0) && (
        <Flex gap="3" align="center" textStyle="xs" color="muted">
          <Text minW="0" truncate me="auto" data-cuttable>
            <Marked text={detail} />
          </Text>
          {/* Of the case, and so beside its name rather than beside what was found in it. */}
          {facts && (
            <>
              <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums">
                {facts.value ?? <Unavailable />}
              </chakra.span>
              <chakra.span flexShrink="0">
                <StageBadge stage={facts.stage} word={facts.stageWord} />
              </chakra.span>
            </>
          )}
        </Flex>
      )}
    </Box>
  )
}
