import type { Aspect } from '@costdraft/costing'
import { partLabel } from '@costdraft/schema/labels.ts'

/** The name of the button and of the dialog that edit the percentages of a case (null), or of one part of it. */
export const editTitle = (part: Aspect | null): string =>
  part === null ? 'Edit enhancement' : `Edit enhancement: ${partLabel(part)}`
