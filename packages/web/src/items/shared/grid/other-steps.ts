import type { UndoneOnce } from '../select/use-undo-rows.ts'
import type { GridState } from './grid-store.ts'

/** What was done to rows beside the steps of the grid, such as dividing one; it is undone in its turn among them. */
export interface OtherStep extends UndoneOnce {
  label: string
  /** The step that was the last one as it was done. */
  after: GridState['history']['done'][number] | undefined
}

/** What is undone next, where that is no step of the grid. */
export function nextOther(steps: readonly OtherStep[], { done }: GridState['history']): OtherStep | undefined {
  const latest = steps.findLast(({ isUndone }) => !isUndone())
  return latest && latest.after === done.at(-1) ? latest : undefined
}
