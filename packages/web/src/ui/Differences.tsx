import { Box, chakra } from '@chakra-ui/react'

export interface Difference {
  name: string
  label: string
  mine: string
  theirs: string
}

const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  py: '1.5',
  pe: '4',
  borderBottomWidth: '1px',
  borderColor: 'line',
  overflowWrap: 'anywhere',
  fontWeight: '400',
} as const

const HEADS = ['Yours', 'Theirs'] as const

/**
 * The fields in which two versions of a record differ, side by side: one row per field. `heads` says whose they are.
 */
export const Differences = ({
  rows,
  heads = HEADS,
}: {
  rows: readonly Difference[]
  heads?: readonly [mine: string, theirs: string]
}) => (
  <Box mt="4" overflowX="auto">
    <chakra.table width="full" textStyle="sm">
      <thead>
        <tr>
          {['Field', ...heads].map((head) => (
            <chakra.th key={head} css={cell} textStyle="caption" color="muted" scope="col">
              {head}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, mine, theirs }) => (
          <tr key={name}>
            <chakra.th css={cell} scope="row">
              {label}
            </chakra.th>
            <chakra.td css={cell}>{mine}</chakra.td>
            <chakra.td css={cell}>{theirs}</chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </Box>
)
