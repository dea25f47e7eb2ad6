import { FIRM_COLUMN, type FirmKey, type TableRights } from '@costdraft/api/row-security/table-rights.ts'
import type { Catalogue } from './catalogue.ts'
import type { namedFiles } from './named-files.ts'
import type { OwnersWork } from './statements.ts'

type Registry = Readonly<Record<string, TableRights>>

const code = (text: string): string => `\`${text}\``
const codes = (names: readonly string[]): string => names.map(code).join(', ')

function keyText(firm: FirmKey): string {
  if (firm.of === 'none') return `none: ${firm.why}`
  if (firm.of === 'parent') return `through ${code(firm.table)}, by ${code(firm.by)}`
  return firm.exceptFor ? `${code(FIRM_COLUMN)}, except for ${firm.exceptFor}` : code(FIRM_COLUMN)
}

const tableRow = ([name, { firm, hasPolicy }]: [string, TableRights]): string =>
  `| ${code(name)} | ${keyText(firm)} | ${hasPolicy ? 'yes' : ''} |`

/** Tables that every node of a row-sharded database would have in full. */
const ON_EVERY_NODE = ['client', 'person', 'child_role']

/** Keys of tables with a firm key that do not have it, without which rows of two nodes are not compared. */
function keysWithout(
  registry: Registry,
  { unique, foreign }: Catalogue,
): { unique: string[]; foreign: string[]; toAll: number } {
  const isOfFirm = (table: string): boolean =>
    registry[table] !== undefined && registry[table].firm.of !== 'none' && !ON_EVERY_NODE.includes(table)
  const lacks = ({ table, columns }: { table: string; columns: string[] }): boolean =>
    isOfFirm(table) && !columns.includes(FIRM_COLUMN)
  const text = ({ table, columns }: { table: string; columns: string[] }): string =>
    code(`${table} (${columns.join(', ')})`)
  const toOthers = foreign.filter(lacks)
  return {
    unique: unique.filter(lacks).map(text),
    foreign: toOthers.filter(({ to }) => isOfFirm(to)).map((key) => `${text(key)} to ${code(key.to)}`),
    toAll: toOthers.filter(({ to }) => ON_EVERY_NODE.includes(to)).length,
  }
}

const workText = ({ within, tables, calls }: OwnersWork): string => {
  const what = [...(tables.length > 0 ? [codes(tables)] : []), ...calls.map((name) => `what ${code(name)} does`)]
  return what.length > 0 ? `${code(within)}: ${what.join(', ')}` : code(within)
}

function groupText({ title, sharded, files }: (typeof namedFiles)[number], works: readonly OwnersWork[]): string {
  const rows = Object.entries(files).map(([file, why]) => {
    const functions = works.filter((work) => work.file === file).map(workText)
    return `| ${code(file)} | ${why} | ${functions.join('; ')} |`
  })
  return `### ${title}\n\n${sharded}\n\n| file | what for | functions, and the tables they name |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}

/** The page that says of each table which firm its rows are of, and of each statement that crosses firms why. */
export function pageOf(
  registry: Registry,
  catalogue: Catalogue,
  works: readonly OwnersWork[],
  groups: typeof namedFiles,
): string {
  const keys = keysWithout(registry, catalogue)
  const count = (of: FirmKey['of']): number => Object.values(registry).filter(({ firm }) => firm.of === of).length
  return `# Firm keys

Written by \`npm run firm-keys\`, and compared by \`npm run check\` with the code and with a new database of this version
(\`docs/decisions/0086-firm-keys-and-growth.md\`). What it means for growth is in \`docs/growth.md\`.

## Tables

${count('firm')} tables have the firm in a column of their own, ${count('parent')} through another table, and ${count('none')} are of no firm. The keys are declared in
\`packages/api/src/row-security/table-rights.ts\`; a table without one does not compile. Row-level security limits a request
to the rows of the firms of its person.

| table | firm key | row-level security |
| --- | --- | --- |
${Object.entries(registry).map(tableRow).join('\n')}

## Keys without the firm

A row-sharded PostgreSQL takes a primary key, a unique index or a foreign key of a table of firms only with the firm in
it. ${codes(ON_EVERY_NODE)} are counted as tables that every node would have.

Primary keys and unique indexes, ${keys.unique.length}: ${keys.unique.join(', ')}.

Foreign keys between tables of firms, ${keys.foreign.length}: ${keys.foreign.join(', ')}. A further ${keys.toAll} refer to tables that every node would have, and may stay.

## Functions past row-level security

They run with the rights of the owner of the tables: ${codes(catalogue.ownersFunctions)}.

## Statements outside a viewer’s transaction

A request runs in a transaction that \`asViewer\` has made a person’s, and the compiler tells it from any other
(\`access/viewer-transaction.ts\`). These files begin statements by another handle.

${groups.map((group) => groupText(group, works)).join('\n')}
Beside them: migrations (\`db/migrations\`), which change tables of all firms.

## What this does not see

- A statement of a viewer crosses firms too where the person has a role in several: lists, search and reports of a costs
  draftsman read all of these at once. Row-level security limits them, and a row-sharded database would ask every node.
- Which firms a statement reads inside a viewer’s transaction of tables without row-level security, and what functions,
  triggers and foreign keys of the database do by themselves; the functions are listed above.
- Tables whose names stand in no text, as those of the kinds of item and of the files that rows name.
- A handle that the compiler takes for something else (\`any\`, which lint refuses, or an assertion to another type).
`
}
