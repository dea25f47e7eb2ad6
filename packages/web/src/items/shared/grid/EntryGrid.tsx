import type { ReactNode } from 'react'
import { GridForm } from './GridForm.tsx'
import { useGrid, type GridProps } from './use-grid.ts'

interface Props extends GridProps {
  /** What else is done with the rows, and the way back to the list. */
  tools: ReactNode
}

/** The rows of a tab while they are entered. */
export function EntryGrid({ tools, ...props }: Props) {
  const { tab, caseUuid, facts, moves } = props
  const grid = useGrid(props)
  return <GridForm grid={grid} tools={tools} moved={moves && { tab, caseUuid, facts, moves }} />
}
