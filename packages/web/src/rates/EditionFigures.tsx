import { Box, Text, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatAmount } from '../formats/format-money.ts'
import { FigureTable } from './grid/FigureTable.tsx'
import { gridOf } from './grid/rate-grid.ts'
import { editionName, figuresOf, originOf, type RateEdition, type RateTable } from './rate-table.ts'

/** Stands for a figure that is not held. It is never shown as zero. */
const NotHeld = () => (
  <chakra.span color="attention.ink" whiteSpace="nowrap">
    not held
  </chakra.span>
)

/** An edition of a table: where its figures come from, and the figures. */
export function EditionFigures({ table, edition }: { table: RateTable; edition: RateEdition }) {
  const grid = useMemo(() => gridOf(table), [table])
  const figures = figuresOf(edition)
  return (
    <>
      <Text textStyle="sm" overflowWrap="anywhere">
        {edition.authority}
      </Text>
      <Text textStyle="sm" color="muted">
        {[originOf(edition), edition.source && `Source: ${edition.source}`].filter(Boolean).join('. ')}
      </Text>
      {edition.provisional && (
        <Box
          mt="2"
          px="3"
          py="2"
          textStyle="sm"
          bg="attention.ground"
          color="attention.ink"
          borderInlineStartWidth="3px"
          borderColor="attention.edge"
        >{`Provisional. ${edition.provisional}`}</Box>
      )}
      <Box mt="4">
        <FigureTable
          caption={`Figures of the ${editionName(edition)}`}
          grid={grid}
          renderFigure={({ key }) => {
            const figure = figures[key]
            return figure === undefined ? <NotHeld /> : formatAmount(figure)
          }}
        />
      </Box>
      <Text mt="2" textStyle="xs" color="muted">
        All figures are without VAT.
      </Text>
    </>
  )
}
