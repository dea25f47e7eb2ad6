import { labelOf } from '@costdraft/schema/labels.ts'
import type { ReactNode } from 'react'
import { CellPart } from './CellText.tsx'

interface RowWithPart {
  casePart: string | null
  /** The hearing that a disbursement is of, which has its part. */
  hearing?: string | null
}

const partCell = ({ casePart, hearing }: RowWithPart): ReactNode => {
  if (casePart) return labelOf(casePart)
  return hearing ? <CellPart tone="muted">Of its hearing</CellPart> : <CellPart tone="attention">Not recorded</CellPart>
}

const partTooltip = ({ casePart, hearing }: RowWithPart): string => {
  if (casePart) return labelOf(casePart)
  return hearing
    ? 'The part is that of its hearing.'
    : 'The part of this row is not recorded, so that it is in neither.'
}

/** The part of a row of a two-part case, marked where it is not recorded: such a row is priced with neither part. */
export const partColumn = {
  head: 'Part',
  width: 'clamp(128px, 10.5vw, 140px)',
  sort: 'case_part',
  cell: partCell,
  tooltip: partTooltip,
  when: ({ dualAspect }: { dualAspect: boolean }): boolean => dualAspect,
} as const
