/** A step that can be undone: what it is called, and what it changed. */
export interface Step<C> {
  label: string
  changes: readonly C[]
}
/** What can be undone and what can be done again, the latest last. */
export interface History<C> {
  readonly done: readonly Step<C>[]
  readonly undone: readonly Step<C>[]
}

const MOST = 200

export const noHistory: History<never> = { done: [], undone: [] }

/** The history after a new step: what was undone before it cannot be done again. */
export const withStep = <C>({ done }: History<C>, step: Step<C>): History<C> => ({
  done: [...done, step].slice(-MOST),
  undone: [],
})

/** The step to undo, and the history without it; undefined where nothing can be undone. */
export function undoStep<C>({ done, undone }: History<C>): { step: Step<C>; history: History<C> } | undefined {
  const step = done.at(-1)
  return step && { step, history: { done: done.slice(0, -1), undone: [...undone, step] } }
}

/** The step to do again, and the history after it; undefined where nothing was undone. */
export function redoStep<C>({ done, undone }: History<C>): { step: Step<C>; history: History<C> } | undefined {
  const step = undone.at(-1)
  return step && { step, history: { done: [...done, step], undone: undone.slice(0, -1) } }
}
