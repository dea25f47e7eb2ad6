import type { Draft } from '@costdraft/schema/field.ts'
import { displayValue, type AnyControls } from '../ui/form/controls.ts'

/** What changes of a record, in the order of these controls: `Grade: D → C. Panel member: No → Yes.` */
export const changesText = (controls: AnyControls, record: Draft, changes: Draft): string =>
  Object.entries(controls)
    .filter(([name]) => name in changes)
    .map(([name, control]) => {
      const [before, after] = [record[name], changes[name]].map((value) => displayValue(control, value) || 'nothing')
      return `${control.label}: ${before} → ${after}.`
    })
    .join(' ')
