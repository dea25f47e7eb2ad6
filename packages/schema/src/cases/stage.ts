import type { Stage } from '@costdraft/costing'

export const pageModes = ['edit', 'review', 'completed'] as const
export type PageMode = (typeof pageModes)[number]

/** Which actions a case page offers. */
export interface AllowedActions {
  edit: boolean
  comment: boolean
  resolve: boolean
  sendForReview: boolean
  complete: boolean
  reopen: boolean
  generate: boolean
}

const none: AllowedActions = {
  edit: false,
  comment: false,
  resolve: false,
  sendForReview: false,
  complete: false,
  reopen: false,
  generate: false,
}

/**
 * The actions a page in a mode offers at a stage, none at a stage of the host's own, which is null; used by the web app
 * only. The API checks the stage alone, with `isEditable`.
 */
export function allowedActions(mode: PageMode, stage: Stage | null): AllowedActions {
  if (stage === null) return none
  if (stage === 'complete') return { ...none, reopen: mode === 'completed', generate: mode === 'completed' }
  if (mode === 'edit') return { ...none, edit: true, comment: true, resolve: true, sendForReview: true }
  if (mode === 'review') return { ...none, comment: true, resolve: true, complete: true }
  return none
}

/** Whether a case and its items may be changed. */
export const isEditable = (stage: Stage): boolean => stage !== 'complete'
