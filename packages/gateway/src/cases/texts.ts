import type { TextName } from '@costdraft/schema/cases/texts.ts'
import type { Context } from '../context.ts'
import type { CaseRow } from '../upstream/rows.ts'

// A list leaves texts and their versions out: they may be long.
const whole = ({ uuid }: CaseRow, { caseApi }: Context): Promise<CaseRow> =>
  caseApi<CaseRow>('GET', `client/case/${uuid}`)

/** A text of a case; null while nothing has been written. */
export const textOf = async (row: CaseRow, name: TextName, context: Context): Promise<string | null> =>
  (row[name] === undefined ? await whole(row, context) : row)[name] ?? null

/** The version that a part of a case has of its own. */
export const versionOf = async (
  row: CaseRow,
  name: 'narrative_version' | 'enhancement_version' | 'enhancements_version',
  context: Context,
): Promise<string | null> => (row[name] ?? (await whole(row, context))[name])?.toString() ?? null
