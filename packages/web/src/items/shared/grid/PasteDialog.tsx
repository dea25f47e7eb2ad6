import { counted } from './selection.ts'
import { Box, Button, Text, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useRef } from 'react'
import type { AnyControls } from '../../../ui/form/controls.ts'
import { DialogFrame } from '../../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../../ui/overlay/OverlayRoot.tsx'

import type { GridColumn } from './grid-columns.ts'
import type { PastePlan, PlannedRow } from './paste-plan.ts'
import { CancelButton } from '../../../ui/form/CancelButton.tsx'

interface Props {
  plan: PastePlan
  columns: readonly GridColumn[]
  controls: AnyControls
  paste: () => void
  close: () => void
}

/** So many rows are shown; a person checks the beginning, and every row with a problem. */
const SHOWN = 100

const style: SystemStyleObject = {
  textStyle: 'sm',
  w: 'full',
  borderCollapse: 'collapse',
  '& caption': { srOnly: true },
  '& th, & td': {
    textAlign: 'start',
    px: '2',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontWeight: '400',
  },
  '& thead th': { position: 'sticky', top: '0', bg: 'surface', textStyle: 'caption', color: 'muted' },
  '& td': { maxW: '64', overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& tr[data-refused] th': { color: 'danger.ink' },
  '& ins': { textDecoration: 'none', bg: 'accent.ground' },
  '& del': { color: 'muted', me: '1.5' },
}

const summaryOf = ({ changed, added, refused, leftOut, hasHead }: PastePlan): string[] => [
  [added > 0 && `${counted(added, 'row')} added`, changed > 0 && `${counted(changed, 'row')} changed`]
    .filter(Boolean)
    .join(', ') || 'Nothing changes',
  ...(hasHead ? ['the first line names the columns'] : []),
  ...(refused > 0 ? [`${counted(refused, 'row')} cannot be saved until mended`] : []),
  ...(leftOut > 0 ? [`${counted(leftOut, 'cell')} left out`] : []),
]

const Line = ({
  row,
  number,
  columns,
  controls,
}: { row: PlannedRow; number: number } & Pick<Props, 'columns' | 'controls'>) => (
  <>
    <tr data-refused={row.problems.length > 0 || undefined}>
      <th scope="row">{`${number} ${row.id === undefined ? 'new' : 'changed'}`}</th>
      {columns.map(({ name }) => {
        const { text = '', before } = row.cells[name] ?? {}
        return (
          <td key={name} title={text}>
            {before === undefined ? (
              text
            ) : (
              <>
                <del>{before}</del>
                <ins>{text}</ins>
              </>
            )}
          </td>
        )
      })}
    </tr>
    {row.problems.length > 0 && (
      <tr>
        <td colSpan={columns.length + 1}>
          <Text color="danger.ink" textStyle="sm">
            {row.problems.map(({ path, message }) => `${controls[path]?.label ?? path}: ${message}`).join(' ')}
          </Text>
        </td>
      </tr>
    )}
  </>
)

/** Shows what pasting would do before it is done. */
export function PasteDialog({ plan, columns, controls, paste, close }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const numbered = plan.rows.map((row, i) => ({ row, number: i + 1 }))
  const shown = numbered.filter(({ row, number }) => number <= SHOWN || row.problems.length > 0)
  return (
    <DialogRoot open close={close} size="cover" scrollBehavior="inside" initialFocusEl={() => button.current}>
      <DialogFrame
        title={`Paste ${counted(plan.rows.length, 'row')}?`}
        foot={
          <>
            <Button ref={button} variant="solid" onClick={paste} disabled={plan.rows.length === 0}>
              Paste
            </Button>
            <CancelButton close={close} />
          </>
        }
      >
        <Text mb="3">{`${summaryOf(plan).join('; ')}. One step back undoes all of it.`}</Text>
        <Box overflow="auto" tabIndex={0} role="region" aria-label="What is pasted">
          <chakra.table css={style}>
            <caption>What is pasted</caption>
            <thead>
              <tr>
                <th scope="col">Row</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {controls[name]?.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, number }) => (
                <Line key={number} row={row} number={number} columns={columns} controls={controls} />
              ))}
            </tbody>
          </chakra.table>
          {shown.length < numbered.length && (
            <Text mt="2" color="muted">{`and ${counted(numbered.length - shown.length, 'row')} more.`}</Text>
          )}
        </Box>
      </DialogFrame>
    </DialogRoot>
  )
}
