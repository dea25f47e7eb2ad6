import type { Stage } from '@costdraft/costing'

export const modes = ['edit', 'review', 'completed'] as const
export type Mode = (typeof modes)[number]

/** What one may do in a case. */
export interface Allowed {
  edit: boolean
  comment: boolean
  resolve: boolean
  sendForReview: boolean
  complete: boolean
  reopen: boolean
  generate: boolean
}

const nothing: Allowed = {
  edit: false,
  comment: false,
  resolve: false,
  sendForReview: false,
  complete: false,
  reopen: false,
  generate: false,
}

/** What a page in a mode allows at a stage: the web shows by it. The API judges by the stage alone, with `editable`. */
export function allowed(mode: Mode, stage: Stage): Allowed {
  if (stage === 'complete') return { ...nothing, reopen: mode === 'completed', generate: mode === 'completed' }
  if (mode === 'edit') return { ...nothing, edit: true, comment: true, resolve: true, sendForReview: true }
  if (mode === 'review') return { ...nothing, comment: true, resolve: true, complete: true }
  return nothing
}

/** Whether a case and its items may change at all. */
export const editable = (stage: Stage): boolean => stage !== 'complete'
