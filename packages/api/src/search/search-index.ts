import { createHash } from 'node:crypto'
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { casesFoundBy } from './found-items.ts'
import { nearFunction } from './near-function.ts'
import { definer, type SearchFunction } from './search-function.ts'
import {
  quoted,
  searchedItemTables,
  searchedTables,
  searchedTexts,
  wordsOf,
  type SearchedTable,
} from './searched-tables.ts'

const { case: cases, certificate, comment, earner, file, note, output } = searchedTables

/** The rows of a table that a query finds, of the firms in `own`. Texts in `contains` must be there as they stand. */
const found = (searched: SearchedTable, columns: string, more = ''): string =>
  `select ${columns} from ${quoted(searched.table)}
    where client_uuid = any(own) and ${wordsOf(searched)} @@ query ${more} and search_contains(${searched.text}, contains)`
const union = (parts: readonly string[], none: string): string => [none, ...parts].join(' union all ')

/** The uuids of rows that a query finds. */
const rowsOf = (tables: readonly SearchedTable[], uuid: string, more = ''): string =>
  union(
    tables.map((table) => found(table, uuid, more)),
    'select null::uuid where false',
  )

/**
 * The uuids of the cases that one word finds: by their own texts, and by those of what belongs to them. `of` is a
 * condition on the uuid of a case, which each part has in a column of its own.
 */
function casesOf(items: Items, of: (uuid: string) => string = () => ''): string {
  const parties = casesFoundBy(items)
  const tables = [...new Set(parties.map(({ table }) => table))]
  const kinds = parties.map(({ kind }) => `'${kind.name.replaceAll("'", "''")}'`)
  const ofItems = searchedItemTables(items)
    .filter(({ table }) => tables.includes(table))
    .map(
      (table) => `select item.case_uuid
        from (${found(table, 'item_uuid')}) hit join case_item item on item.uuid = hit.item_uuid
        where item.deleted_at is null and item.kind in (${kinds.join(', ')}) ${of('item.case_uuid')}`,
    )
  return union(
    [
      found(certificate, 'case_uuid', of('case_uuid')),
      // Found first, as an array: a join would read all cases of each, though a few are asked about.
      `select uuid from "case" where fee_earner = any(array(${found(earner, 'uuid')})) ${of('uuid')}`,
      // Clients are few, and read across firms: without an index, those of the caller alone.
      `select uuid from "case" where client_uuid = any(array(
        select firm.uuid from client firm where firm.uuid = any(own) and search_words(firm.uuid, firm.name) @@ query
          and search_contains(firm.name, contains))) ${of('uuid')}`,
      ...ofItems,
    ],
    found(cases, 'uuid', of('uuid')),
  )
}

const rowsFunction = (called: string, rows: string): string =>
  definer(
    `${called}(clients uuid[], words text[], contains text[], most integer) returns setof uuid`,
    'query tsquery := search_query(own, words);',
    `return query select * from (${rows}) found limit most;`,
  )

/** As many cases are tested for a word one by one, rather than found by it. */
const FEW = 200

/**
 * The cases that have all words, each in any of their texts. Of several words those that few cases have come first:
 * only these cases are tested for the others, so that what a search costs goes by what it finds, and not by how many
 * cases have its commonest word.
 */
const casesFunction = (items: Items): string =>
  definer(
    `search_cases(clients uuid[], words text[], contains_words text[]) returns setof uuid`,
    `query tsquery; contains text[]; cases uuid[]; matching uuid[]; word text; common text[] := '{}';
    -- One word alone is read whole at once.
    most integer := case when cardinality(words) > 1 then ${FEW} + 1 end;`,
    `foreach word in array words loop
      query := search_query(own, array[word]);
      contains := case when word = any(contains_words) then array[word] else '{}' end;
      matching := array(select * from (${casesOf(items)}) found limit most);
      if cardinality(matching) >= most then common := common || word; continue; end if;
      cases := case when cases is null then matching else array(select unnest(cases) intersect select unnest(matching)) end;
      if cardinality(cases) = 0 then return; end if;
    end loop;
    foreach word in array common loop
      query := search_query(own, array[word]);
      contains := case when word = any(contains_words) then array[word] else '{}' end;
      if cardinality(cases) <= ${FEW} then
        cases := array(${casesOf(items, (uuid) => `and ${uuid} = any(cases)`)});
      else
        matching := array(${casesOf(items)});
        cases := case when cases is null then matching else array(select unnest(cases) intersect select unnest(matching)) end;
      end if;
      if cardinality(cases) = 0 then return; end if;
    end loop;
    return query select distinct unnest(cases);`,
  )

const rowsOfWords = (called: string, rows: string): SearchFunction => ({
  name: called,
  parameters: 'uuid[], text[], text[], integer',
  make: rowsFunction(called, rows),
})

const functionsOf = (items: Items): SearchFunction[] => [
  { name: 'search_cases', parameters: 'uuid[], text[], text[]', make: casesFunction(items) },
  rowsOfWords('search_items', rowsOf(searchedItemTables(items), 'item_uuid')),
  ...searchedTexts.map((text) => rowsOfWords(`search_${text.name}`, rowsOf([text], 'uuid'))),
  rowsOfWords('search_comments', rowsOf([comment], 'uuid', `and ${comment.live}`)),
  rowsOfWords('search_notes', rowsOf([note], 'uuid', `and ${note.live}`)),
  rowsOfWords('search_files', rowsOf([file], 'uuid', `and ${file.live}`)),
  rowsOfWords('search_outputs', rowsOf([output], 'uuid')),
  nearFunction(tablesOf(items)),
]

/** The beginning of the names of a table's indexes of words. */
const indexesOf = ({ table }: SearchedTable): string => `search_of_${table}_`
/** The name of the index of a table's words: another for other texts. */
const indexOf = (searched: SearchedTable): string =>
  `${indexesOf(searched)}${createHash('sha256').update(wordsOf(searched)).digest('hex').slice(0, 8)}`
const tablesOf = (items: Items): SearchedTable[] => [
  ...Object.values(searchedTables),
  ...searchedTexts,
  ...searchedItemTables(items),
]

/** Makes an index of a table's words; one that an earlier version made of other texts than `all` have is dropped. */
async function indexWords(
  tx: QueryExecutorProvider,
  searched: SearchedTable,
  all: readonly SearchedTable[],
): Promise<void> {
  const index = indexOf(searched)
  const kept = all.map(indexOf)
  const { rows } = await sql<{ index: string }>`
    select indexname as index from pg_indexes where schemaname = 'public' and tablename = ${searched.table} and starts_with(indexname, ${indexesOf(searched)})`.execute(
    tx,
  )
  for (const old of rows) if (!kept.includes(old.index)) await sql`drop index ${sql.id(old.index)}`.execute(tx)
  if (rows.some((row) => row.index === index)) return
  // A search reads whatever is pending, and writes shall not pay for sorting each word in: 256 kB are read in a
  // millisecond.
  await sql`create index ${sql.id(index)} on ${sql.id(searched.table)} using gin ((${sql.raw(wordsOf(searched))})) with (gin_pending_list_limit = 256)`.execute(
    tx,
  )
  // Which words are common in it, the database knows only once it has looked.
  const { rows: some } = await sql`select from ${sql.id(searched.table)} limit 1`.execute(tx)
  if (some.length > 0) await sql`analyze ${sql.id(searched.table)}`.execute(tx)
}

/**
 * Makes what search finds rows by: an index of words for each table, and the functions that read them. Runs whenever a
 * version sets up a database, because the kinds of items are registered and not part of a migration; does nothing to an
 * index that is there. The first time after an upgrade reads 50,000 rows a second for it.
 */
export async function applySearch<T>(db: Kysely<T>, items: Items = productItems): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Reading a large database has not the time limit of a statement of a request, as migrations have not.
    await sql`set local statement_timeout = 0`.execute(tx)
    // Two processes that start together would create the same functions.
    await sql`select pg_advisory_xact_lock(hashtext('costdraft search'))`.execute(tx)
    const tables = tablesOf(items)
    for (const table of tables) await indexWords(tx, table, tables)
    for (const { name: called, parameters, make } of functionsOf(items)) {
      await sql.raw(make).execute(tx)
      const signature = sql.raw(`${called}(${parameters})`)
      await sql`revoke all on function ${signature} from public`.execute(tx)
      await sql`do $$ begin if to_regrole('costdraft_person') is not null then grant execute on function ${signature} to costdraft_person; end if; end $$`.execute(
        tx,
      )
    }
  })
}

/** All that `applySearch` makes, as text, to compare with that of another version. */
export const searchText = (items: Items = productItems): string =>
  [...tablesOf(items).map(indexOf), ...functionsOf(items).map(({ make }) => make)].join('\n')

/** What of it is not there, by name, such as `search_items`. Changes nothing. */
export async function missingSearch<T>(db: Kysely<T>, items: Items = productItems): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${functionsOf(items).map(({ name: called, parameters }) => `${called}(${parameters})`)}::text[]) as name
      where to_regprocedure(name) is null
    union all select name from unnest(${tablesOf(items).map(indexOf)}::text[]) as name where to_regclass(name) is null`.execute(
    db,
  )
  return rows.map((row) => row.name)
}
