import { Box, chakra } from '@chakra-ui/react'
import { cellText } from './cell-text.ts'
import { isFixedCell } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import type { GridRow } from './grid-rows.ts'

/**
 * The fields of a row that are entered in it, with the places of their columns. In a row that is changed elsewhere all
 * are shown, closed.
 */
export const openNames = (context: GridContext, row: GridRow): { name: string; column: number }[] =>
  context.names.flatMap((name, column) =>
    context.isLocked(row) || !isFixedCell(context, row, name) ? [{ name, column }] : [],
  )

/** What is only read of a row that is entered, as far as it has it. */
export function FixedFields({ context, row }: { context: GridContext; row: GridRow }) {
  const { names, controls } = context
  const open = new Set(openNames(context, row).map(({ name }) => name))
  const fixed = names.flatMap((name) => {
    const asked = controls[name]
    const text = asked && !open.has(name) ? cellText(asked, row.values, name) : ''
    return text === '' ? [] : [{ name, label: asked?.label, text }]
  })
  if (fixed.length === 0) return null
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" mb="4" textStyle="sm">
      {fixed.map(({ name, label, text }) => (
        <Box key={name} display="contents">
          <chakra.dt color="muted">{label}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{text}</chakra.dd>
        </Box>
      ))}
    </Box>
  )
}
