import { useEffect, useState } from 'react'
import { restoreLostFocus } from '../ui/overlay/focus-trail.ts'
import { readError } from '../ui/read-error.ts'

interface Undoing<Undone> {
  isUndoing: boolean
  undone: Undone | undefined
  problem: string | undefined
}
const nothing = { isUndoing: false, undone: undefined, problem: undefined }

export interface UndoImport<Undone> extends Undoing<Undone> {
  mayUndo: boolean
  undo: () => Promise<void>
}

/**
 * Undoes an import where it is shown, by `send`; `undone` says what came of it. Null or undefined is none. What fails
 * is said in `problem`.
 */
export function useUndoImport<Undone>(
  send: (uuid: string) => Promise<Undone>,
  uuid: string | null | undefined,
): UndoImport<Undone> {
  const [state, setState] = useState<Undoing<Undone>>(nothing)
  // The button that undoes is gone then.
  useEffect(() => {
    if (state.undone) restoreLostFocus()
  }, [state.undone])
  const { isUndoing, undone } = state
  const mayUndo = Boolean(uuid) && !isUndoing && !undone
  const undo = async (): Promise<void> => {
    if (!uuid || !mayUndo) return
    setState({ ...nothing, isUndoing: true })
    try {
      setState({ ...nothing, undone: await send(uuid) })
    } catch (error) {
      console.error(error)
      setState({ ...nothing, problem: readError(error).message })
    }
  }
  return { ...state, mayUndo, undo }
}
