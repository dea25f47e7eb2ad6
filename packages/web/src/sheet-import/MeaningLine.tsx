import { Box, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Option } from '../ui/form/controls.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { rowsText } from './rows-text.ts'

interface Props {
  text: string
  /** In how many rows it stands. */
  rows: number
  /** What it means; empty if nobody knows. */
  value: string
  /** What the empty choice says. */
  none: string
  groups: readonly { label: string; options: readonly Option[] }[]
  /** By what it is known. */
  note?: string | false | null
  choose: (value: string) => void
}

const line = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 1fr) minmax(200px, 280px) 80px minmax(72px, 0.6fr)',
  },
  columnGap: '3',
  rowGap: '1',
  alignItems: 'center',
  py: '1.5',
  borderTopWidth: '1px',
  borderColor: 'line',
  textStyle: 'sm',
} as const

/** A text of the file, and the choice of what it means. */
export function MeaningLine({ text, rows, value, none, groups, note, choose }: Props) {
  const id = useId()
  return (
    <chakra.li css={line}>
      <Text fontWeight="500" overflowWrap="anywhere">
        {text}
      </Text>
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
        <ChoiceSelect
          name={`${text} means`}
          describedBy={id}
          value={value}
          none={none}
          groups={groups}
          choose={choose}
        />
      </Box>
      <Text id={id} color="muted" textAlign="end">
        {rowsText(rows)}
      </Text>
      <Text color="muted" textStyle="xs" display={{ base: 'none', md: 'block' }}>
        {note}
      </Text>
    </chakra.li>
  )
}
