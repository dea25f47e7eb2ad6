import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { casePaths } from './case-paths.ts'
import type { Move, Moved } from './use-move-case.ts'

/** Reopens a complete case: a move like any other, and then to its draft. */
export function useReopen(move: Move): (row: Moved) => void {
  const navigate = useNavigate()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const reopen = async (row: Moved): Promise<void> => {
    const moved = await move(row, 'in_progress', {
      asks: `Reopen ${row.caseName}`,
      fails: `${row.caseName} could not be reopened`,
    })
    // Whoever has gone elsewhere meanwhile is not fetched back.
    if (moved && here.current) await navigate(casePaths.editDraft(row.uuid))
  }
  return (row) => {
    void reopen(row)
  }
}
