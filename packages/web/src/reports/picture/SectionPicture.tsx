import { Box, Flex, chakra } from '@chakra-ui/react'
import type { Picture } from '@costdraft/schema/reports/report.ts'
import { measureHead } from '../measure-text.ts'
import type { ReportRow } from '../use-report.ts'
import { Bars } from './Bars.tsx'
import { Columns } from './Columns.tsx'
import { frame, markStyles } from './picture-styles.ts'

const Key = ({ as, children }: { as: 'main' | 'beside'; children: string }) => (
  <Flex align="center" gap="1.5">
    <chakra.span css={markStyles[as]} width="4" height="2.5" />
    {children}
  </Flex>
)

/**
 * The picture of a table. It shows nothing that the table below does not say, whose rows lead to the same cases: a
 * screen reader and the keyboard have the table.
 */
export const SectionPicture = ({ picture, rows }: { picture: Picture; rows: readonly ReportRow[] }) => (
  <Box aria-hidden css={frame}>
    <Flex gap="4" mb="2" textStyle="caption" color="muted" wrap="wrap">
      <Key as="main">{measureHead(picture.measure)}</Key>
      {picture.beside && <Key as="beside">{measureHead(picture.beside)}</Key>}
    </Flex>
    {picture.kind === 'bars' ? <Bars picture={picture} rows={rows} /> : <Columns picture={picture} rows={rows} />}
  </Box>
)
