import type { Draft, Problem } from '@costdraft/schema/field.ts'
import { formValues, type AnyControls } from '../../../ui/form/controls.ts'
import { draftOf, initialParts, validateItem } from '../item-draft.ts'
import type { StoredRow } from '../item-row.ts'
import { handedOn, type RowSource } from '../several/several-rows.ts'

/** A row as it is checked: its values, and those that are stored. */
interface CheckedRow {
  values: Draft
  start: Draft
}
type CheckResult = { value: Draft; problems?: undefined } | { problems: Problem[]; value?: undefined }

/** What the rows of a grid are: how a stored row is entered, and what is sent of it. */
export interface GridSource {
  /** What is asked in each column. */
  controls: AnyControls
  /** A stored row as its cells hold it. */
  valuesOf: (stored: StoredRow) => Draft
  /** What is wrong with a row, or the input that stores it. */
  check: (row: CheckedRow) => CheckResult
  /**
   * The values that a new row starts with, below one with these. Undefined where the rows are given: none is added,
   * copied or deleted.
   */
  newValues: ((above: Draft | undefined) => Draft) | undefined
  /** The values that a new row is stored with where nobody enters them, by their names. */
  initialNames: readonly string[]
  /** The names of the values that are one with that of a name, which is among them: changed and undone together. */
  together?: (name: string) => readonly string[]
  /** The values after some were entered, where what is entered takes the place of another. */
  asEntered?: (before: Draft, after: Draft) => Draft
}

/** The rows of the items of a tab. */
export function itemSource(source: RowSource): GridSource {
  const { tab, controls, facts, newItem } = source
  const validate = validateItem(tab, controls, facts)
  return {
    controls,
    valuesOf: (stored) => {
      const draft = draftOf(tab, stored, facts)
      return { ...formValues(controls, draft), ...initialParts(tab, draft) }
    },
    check: ({ values }) => validate(values) as CheckResult,
    newValues: (above) => ({
      ...formValues(controls, newItem(above && handedOn(source, above))),
      ...initialParts(tab, {}),
    }),
    initialNames: Object.entries(tab.kind.fields).flatMap(([name, { initial }]) => (initial ? [name] : [])),
  }
}
