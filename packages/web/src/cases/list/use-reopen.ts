import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import type { MovableCase } from '../moves/use-move-from.ts'
import type { Move } from './use-move-case.ts'

const titleOf = ({ caseName }: MovableCase): string => `Reopen ${caseName}`

/**
 * Reopens a complete case: moves it to in progress and navigates to its draft. `title` is that of the question before
 * it.
 */
export function useReopen(move: Move, title: (row: MovableCase) => string = titleOf): (row: MovableCase) => void {
  const navigate = useNavigate()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const reopen = async (row: MovableCase): Promise<void> => {
    const stage = await move(row, 'in_progress', {
      title: title(row),
      failure: `${row.caseName} could not be reopened`,
    })
    // No navigation where the user has left the page in the meantime.
    if (stage === 'in_progress' && isMounted.current) await navigate(casePaths.editDraft(row.uuid))
  }
  return (row) => {
    void reopen(row)
  }
}
