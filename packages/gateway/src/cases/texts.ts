import type { TextName } from '@costdraft/schema/cases/texts.ts'
import type { Context } from '../context/context.ts'
import type { CaseRow } from '../upstream/rows.ts'
import type { VersionName } from './case-records.ts'

// Rows of a list do not include texts and their versions, because texts may be long.
const fullCase = ({ uuid }: CaseRow, { cases }: Context): Promise<CaseRow> => cases.read(uuid)

/** A text of a case; null if it is empty. */
export const textOf = async (row: CaseRow, name: TextName, context: Context): Promise<string | null> =>
  (row[name] === undefined ? await fullCase(row, context) : row)[name] ?? null

/** A version of a case that is separate from the version of the row; null if the host has no versions. */
export const versionOf = async (row: CaseRow, name: VersionName, { cases }: Context): Promise<string | null> =>
  row[name] === undefined ? cases.readVersion(row.uuid, name) : row[name].toString()
