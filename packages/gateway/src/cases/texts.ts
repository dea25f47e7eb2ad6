import type { TextName } from '@costdraft/schema/cases/texts.ts'
import type { Context } from '../context.ts'
import type { CaseRow } from '../upstream/rows.ts'

// Rows of a list do not include texts and their versions, because texts may be long.
const fullCase = ({ uuid }: CaseRow, { caseApi }: Context): Promise<CaseRow> =>
  caseApi<CaseRow>('GET', `client/case/${uuid}`)

/** A text of a case; null if it is empty. */
export const textOf = async (row: CaseRow, name: TextName, context: Context): Promise<string | null> =>
  (row[name] === undefined ? await fullCase(row, context) : row)[name] ?? null

/** A version of a case that is separate from the version of the row. */
export const versionOf = async (
  row: CaseRow,
  name: 'narrative_version' | 'enhancement_version' | 'enhancements_version',
  context: Context,
): Promise<string | null> => (row[name] ?? (await fullCase(row, context))[name])?.toString() ?? null
