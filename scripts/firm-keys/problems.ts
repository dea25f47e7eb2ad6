import { FIRM_COLUMN, type TableRights } from '@costdraft/api/row-security/table-rights.ts'
import type { Catalogue } from './catalogue.ts'
import type { namedFiles } from './named-files.ts'
import type { OwnersWork } from './statements.ts'

type Registry = Readonly<Record<string, TableRights>>
/** The migrator's own tables, which are in no registry. */
const MIGRATOR = ['kysely_migration', 'kysely_migration_lock']

/** What is wrong with the declared firm key of a table, as its columns and references show; undefined if nothing. */
function keyProblem(
  name: string,
  hasFirm: boolean | null,
  registry: Registry,
  { foreign }: Catalogue,
): string | undefined {
  const firm = registry[name]?.firm
  if (!firm) return MIGRATOR.includes(name) ? undefined : `${name} has no firm key.`
  if (firm.of === 'firm') {
    if (hasFirm === null) return `${name} has no column ${FIRM_COLUMN}.`
    if (hasFirm && firm.exceptFor) return `Every row of ${name} has a firm: there is nothing to except.`
    return hasFirm || firm.exceptFor ? undefined : `Rows of ${name} may have no firm: say which (exceptFor).`
  }
  if (hasFirm !== null) return `${name} has a column ${FIRM_COLUMN}, but is declared to have none.`
  if (firm.of === 'none') return undefined
  const refers = foreign.some(
    ({ table, columns, to }) => table === name && to === firm.table && columns.includes(firm.by),
  )
  return refers ? undefined : `${firm.by} of ${name} does not refer to ${firm.table}.`
}

/** What is wrong with the registry of tables and the list of named files, one sentence each. */
export function problemsOf(
  registry: Registry,
  catalogue: Catalogue,
  works: readonly OwnersWork[],
  groups: typeof namedFiles,
): string[] {
  const named = groups.flatMap(({ files }) => Object.keys(files))
  const found = new Set(works.map(({ file }) => file))
  return [
    ...catalogue.tables.flatMap(({ name, has_firm }) => keyProblem(name, has_firm, registry, catalogue) ?? []),
    ...[...found]
      .filter((file) => !named.includes(file))
      .map((file) => `${file} runs statements outside a viewer’s transaction: name it, with the reason.`),
    ...named
      .filter((file) => !found.has(file))
      .map((file) => `${file} runs no statement outside a viewer’s transaction any more.`),
    ...named.filter((file, at) => named.indexOf(file) < at).map((file) => `${file} is named twice.`),
  ]
}
