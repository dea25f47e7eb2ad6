import { Box, Text, chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { Replacement, ReplacePlan } from './find-cells.ts'
import type { GridContext } from './grid-actions.ts'
import { counted } from './selection.ts'

/** So many changes are shown; a person checks the beginning. What is refused comes first. */
const SHOWN = 100

const style: SystemStyleObject = {
  textStyle: 'sm',
  w: 'full',
  borderCollapse: 'collapse',
  '& caption': { srOnly: true },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', pe: '3', py: '1', fontWeight: '400' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
  '& thead th': { position: 'sticky', top: '0', bg: 'surface', textStyle: 'caption', color: 'muted' },
  '& th, & td:not(:last-child)': { whiteSpace: 'nowrap', w: '1px' },
  '& th:last-child': { w: 'auto' },
  '& td:last-child': { overflowWrap: 'anywhere' },
  '& del': { color: 'muted' },
  '& ins': { textDecoration: 'none', px: '1', bg: 'accent.ground' },
  '& tr[data-refused] ins': { bg: 'danger.ground' },
}

function Line({ context, change }: { context: GridContext; change: Replacement }) {
  const { row, column, before, after, refusal } = change
  return (
    <tr data-refused={refusal === undefined ? undefined : ''}>
      <th scope="row">{row + 1}</th>
      <td>{context.controls[context.names[column] ?? '']?.label}</td>
      <td>
        <del>{before}</del> → <ins>{after === '' ? 'empty' : after}</ins>
        {refusal !== undefined && (
          <Text as="span" color="danger.ink" ms="2">
            {`Stays as it is. ${refusal}`}
          </Text>
        )}
      </td>
    </tr>
  )
}

/** What replacing would do, cell by cell. */
export function ReplacePreview({ plan: { changes, refused }, context }: { plan: ReplacePlan; context: GridContext }) {
  const all = [...refused, ...changes]
  if (all.length === 0) return null
  return (
    <Box maxH="40" overflow="auto" mt="2" tabIndex={0} role="region" aria-label="What is replaced">
      <chakra.table css={style}>
        <caption>What is replaced</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Before → after</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, SHOWN).map((change) => (
            <Line key={`${change.row} ${change.column}`} context={context} change={change} />
          ))}
        </tbody>
      </chakra.table>
      {all.length > SHOWN && (
        <Text mt="1" textStyle="sm" color="muted">{`and ${counted(all.length - SHOWN, 'cell')} more.`}</Text>
      )}
    </Box>
  )
}
