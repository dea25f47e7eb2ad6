import { labelOf } from '@costdraft/schema/labels.ts'
import type { ReactNode } from 'react'
import { CellPart } from './CellText.tsx'

interface RowWithPart {
  casePart: string | null
  /** The hearing that a disbursement is of, which has its part. */
  hearing?: string | null
}

/** What the cell says. */
const partText = ({ casePart, hearing }: RowWithPart): string => {
  if (casePart) return labelOf(casePart)
  return hearing ? 'Of its hearing' : 'Not recorded'
}
const partCell = (row: RowWithPart): ReactNode =>
  row.casePart ? partText(row) : <CellPart tone={row.hearing ? 'muted' : 'attention'}>{partText(row)}</CellPart>

const partTooltip = ({ casePart, hearing }: RowWithPart): string => {
  if (casePart) return ''
  return hearing
    ? 'The part is that of its hearing.'
    : 'The part of this row is not recorded, so that it is in neither.'
}

/** The part of a row of a two-part case, marked where it is not recorded: such a row is priced with neither part. */
export const partColumn = {
  head: 'Part',
  sort: 'case_part',
  texts: (row: RowWithPart): string[] => [partText(row)],
  cell: partCell,
  tooltip: partTooltip,
  when: ({ dualAspect }: { dualAspect: boolean }): boolean => dualAspect,
} as const
