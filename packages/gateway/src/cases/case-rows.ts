import { refused } from '../errors/errors.ts'
import { flagOf, isRow, rowsIn, textOf, uuidOf } from '../upstream/answered-values.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import type { CaseRow, Row } from '../upstream/rows.ts'
import { withOurWords } from './case-words.ts'

export const pathOf = ({ uuid }: { uuid: string }): string => `client/case/${encodeURIComponent(uuid)}`

/** Whether a value is the record of a case. */
export const isCase = (answer: unknown): answer is Row & { uuid: string } =>
  isRow(answer) && typeof answer.uuid === 'string'
/** A case as an answer has it; the specification calls its client the solicitor as well. */
export function caseOf(answer: unknown): CaseRow {
  if (!isCase(answer)) throw refused('NOT_FOUND', 'Not found.')
  const client = uuidOf(answer.client) === null ? answer.solicitor : answer.client
  return { ...answer, client, figures: undefined } as unknown as CaseRow
}
/** The amounts and claims of the parts of a case, which decide its totals: those of them that are records. */
const partRows = ({ fixed_fees, exceptional }: Row): Row => ({
  ...(fixed_fees !== undefined && { fixed_fees: rowsIn(fixed_fees).map(withPart) }),
  ...(exceptional !== undefined && {
    exceptional: rowsIn(exceptional).map((row) => ({
      ...withPart(row),
      exceptional: flagOf(row.exceptional) ?? false,
    })),
  }),
})
const withPart = (row: Row): Row => ({ ...row, case_part: textOf(row.case_part) })
/** The same, with values that every field of a case can have, whatever the host answers. */
export function wholeCaseOf(answer: unknown): CaseRow {
  const row = { ...caseOf(answer), exceptional_answered: (answer as Row).exceptional } as unknown as Row
  return {
    ...specifiedRow('Case', withOurWords({ stage: null, case_type: null, ...row })),
    ...partRows(row),
  } as unknown as CaseRow
}
