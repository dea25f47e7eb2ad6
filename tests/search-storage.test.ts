import { productItems } from '@costdraft/api/items/index.ts'
import { askedWords } from '@costdraft/api/search/asked-words.ts'
import { find, MOST } from '@costdraft/api/search/find.ts'
import { resultsOf } from '@costdraft/api/search/results.ts'
import { searchedTables, wordsOf } from '@costdraft/api/search/searched-tables.ts'
import { applySearch } from '@costdraft/api/search/search-index.ts'
import { fold } from '@costdraft/schema/text/folding.ts'
import { searchWords } from '@costdraft/schema/search/words.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCopies } from '../dev/bench/copies.ts'
import { openOwn } from './support/own-database.ts'

// What finds rows by their words, behind the checks of the application.
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const FUNCTIONS = [
  'search_items',
  'search_narrative',
  'search_enhancement',
  'search_value_of_assets',
  'search_comments',
  'search_notes',
  'search_files',
  'search_outputs',
]

test('the functions answer the rows of one’s own firms alone, whichever firms they are asked for', async () => {
  const { client_uuid: mine } = await own.personOf('owner@ashdown.example')
  const { client_uuid: theirs, uuid: them } = await own.personOf('owner@calder.example')
  const their = await own.db
    .selectFrom('case')
    .select('uuid')
    .where('client_uuid', '=', theirs!)
    .executeTakeFirstOrThrow()
  const our = await own.db.selectFrom('case').select('uuid').where('client_uuid', '=', mine!).executeTakeFirstOrThrow()
  const noteOf = async (client_uuid: string, case_uuid: string): Promise<string> =>
    (
      await own.db
        .insertInto('note')
        .values({ client_uuid, case_uuid, body: 'A quokka was seen.', created_by: them })
        .returning('uuid')
        .executeTakeFirstOrThrow()
    ).uuid
  await noteOf(theirs!, their.uuid)
  const note = await noteOf(mine!, our.uuid)
  const asked = (clients: (string | null)[]) =>
    own.within('owner@ashdown.example', async (tx) => {
      const { rows } = await sql<{ uuid: string }>`
        select uuid from search_notes(${clients}::uuid[], array['quokka'], '{}', 10) as found (uuid)`.execute(tx)
      return rows.map(({ uuid }) => uuid)
    })
  expect(await asked([mine, theirs])).toEqual([note])
  expect(await asked([theirs])).toEqual([])
  const cases = await own.within('owner@ashdown.example', async (tx) => {
    const { rows } = await sql<{ uuid: string }>`
      select uuid from search_cases(${[mine, theirs]}::uuid[], array['re'], '{}') as found (uuid)`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  })
  expect(cases.length).toBeGreaterThan(0)
  const owners = await own.db.selectFrom('case').select('client_uuid').distinct().where('uuid', 'in', cases).execute()
  expect(owners).toEqual([{ client_uuid: mine }])
})

test('nobody in particular finds nothing, and only requests may call them', async () => {
  const near = await sql`select * from search_near((select array_agg(uuid) from client), array['the', 're'])`.execute(
    own.db,
  )
  expect(near.rows).toEqual([])
  for (const name of FUNCTIONS) {
    const { rows } =
      await sql`select * from ${sql.raw(name)}((select array_agg(uuid) from client), array['re'], '{}', 10)`.execute(
        own.db,
      )
    expect([name, rows]).toEqual([name, []])
  }
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where prosecdef and proname like 'search_%' and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`.execute(
    own.db,
  )
  expect(rows).toEqual([])
})

/** The Latin blocks, and the marks that combine with their letters. */
const LATIN = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
] as const
const latin = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
)
/** Every letter by itself, after a letter and before a mark; and words, whole and decomposed. */
const texts = [
  ...latin.flatMap((char) => [char, `a${char}`, `${char}\u0301`]),
  ...[
    'D’Souza – “Łódź”… Zoë',
    'Nguyễn',
    'Thị Hồng Ánh',
    'Ærøskøbing',
    'Straße',
    'Ωμέγα Йосиф',
    '한국 1',
    '😀 é',
  ].flatMap((text) => [text, text.normalize('NFD')]),
]

test('the database folds every Latin letter as the marks do', async () => {
  const { rows } = await sql<{ text: string; folded: string }>`
    select text, search_fold(text) as folded from unnest(${texts}::text[]) text`.execute(own.db)
  expect(rows.map(({ text, folded }) => [text, folded])).toEqual(texts.map((text) => [text, fold(text)]))
})

test('a text is found by its letters, composed or not, with and without marks', async () => {
  const found = async (text: string, search: string): Promise<boolean> => {
    const { words, contains } = askedWords(search)
    const { rows } = await sql<{ is: boolean }>`
      select search_words(firm, ${text}) @@ search_query(array[firm], ${words}::text[]) and search_contains(${text}, ${contains}::text[]) as is
      from (select gen_random_uuid() as firm) firms`.execute(own.db)
    return rows[0]?.is ?? false
  }
  for (const text of ['Nguyễn', 'Zoë', 'Łódź', 'Dvořák', 'Čapek/Ő'])
    for (const stored of [text, text.normalize('NFD'), text.toUpperCase()])
      for (const search of [text, text.normalize('NFD'), fold(text)])
        expect([stored, search, await found(stored, search)]).toEqual([stored, search, true])
})

test.each([
  ['ASH/2025/17', ['17', '2025', 'ash']],
  ["Mary O'Hara", ['hara', 'mary', 'o', 'ohara']],
  ['Bundle2024 v2.pdf', ['2', '2024', 'bundle', 'bundle2024', 'pdf', 'v', 'v2']],
  ['x'.repeat(100), ['x'.repeat(60)]],
  [' \t\n-', []],
])('the words of %j', async (text, words) => {
  const { rows } = await sql<{ words: string[] }>`
    select array(select word from unnest(tsvector_to_array(search_words(gen_random_uuid(), ${text}))) word
      where word not like '@%' order by word collate "C") as words`.execute(own.db)
  expect(rows[0]?.words).toEqual(words)
})

test('an index is kept, and made anew where the texts of its table are others', async () => {
  const indexes = async (): Promise<string[]> =>
    (
      await sql<{
        name: string
      }>`select indexname as name from pg_indexes where indexname like 'search_of_%' order by 1`.execute(own.db)
    ).rows.map(({ name }) => name)
  const before = await indexes()
  expect(before).toContainEqual(expect.stringMatching(/^search_of_time_recording_/))
  // Its names and references, and each of its texts.
  expect(before.filter((name) => /^search_of_case_[0-9a-f]{8}$/.test(name))).toHaveLength(4)
  await sql`create index search_of_note_00000000 on note using gin (${sql.raw(wordsOf(searchedTables.certificate).replace('certificate_number', 'body'))})`.execute(
    own.db,
  )
  await applySearch(own.db)
  expect(await indexes()).toEqual(before)
})

test('texts of a case in many words are stored and found, and of more than are counted those of the cases changed last', async () => {
  const { client_uuid } = await own.personOf('owner@ashdown.example')
  const model = await own.db
    .selectFrom('case')
    .select('uuid')
    .where('client_uuid', '=', client_uuid!)
    .executeTakeFirstOrThrow()
  // As many different letters as a text may have, each two words and their halves.
  const long = Array.from({ length: 25_000 }, (_, i) => String.fromCodePoint(0xac00 + (i % 11_000)) + (i % 10)).join(
    ' ',
  )
  await own.db
    .updateTable('case')
    .set({ narrative: `${long} echidna`, enhancement: long, value_of_assets: long })
    .where('uuid', '=', model.uuid)
    .execute()
  const foundOf = (text: string) =>
    own.within('owner@ashdown.example', async (tx) => {
      const rows = await find(tx, productItems, { clients: [client_uuid!], ...askedWords(text) })
      return resultsOf(tx, rows, searchWords(text))
    })
  expect((await foundOf('echidna')).texts.map(({ uuid, field }) => [uuid, field])).toEqual([[model.uuid, 'narrative']])
  await sql
    .raw(
      insertCopies(
        'case',
        `select copied.* from generate_series(1, ${MOST + 20}) number cross join "case" original
        cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', gen_random_uuid(),
          'narrative', 'A pangolin, ' || number, 'enhancement', null, 'value_of_assets', null,
          'updated_at', now() + number * interval '1 minute')) copied
        where original.uuid = '${model.uuid}'`,
      ),
    )
    .execute(own.db)
  const { texts, counts } = await foundOf('pangolin')
  expect(counts?.texts).toEqual({ count: MOST, is_more: true })
  expect(texts.map(({ matches }) => matches.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''))).toEqual(
    [20, 19, 18, 17, 16, 15].map((number) => `A pangolin, ${MOST + number}`),
  )
})

test('of more than are counted, those of the cases changed last are found first', async () => {
  const { client_uuid, uuid: created_by } = await own.personOf('owner@ashdown.example')
  const cases = await own.db
    .selectFrom('case')
    .select('uuid')
    .where('client_uuid', '=', client_uuid!)
    .orderBy('updated_at', 'desc')
    .orderBy('uuid', 'desc')
    .execute()
  const [newest, oldest] = [cases[0]!.uuid, cases.at(-1)!.uuid]
  const note = (case_uuid: string, body: string) => ({ client_uuid: client_uuid!, case_uuid, body, created_by })
  const bodies = Array.from({ length: MOST + 5 }, (_, i) => `A numbat was seen, ${i}.`)
  await own.db
    .insertInto('note')
    .values(bodies.map((body) => note(oldest, body)))
    .execute()
  await own.db
    .insertInto('note')
    .values([note(newest, 'No wombat.'), note(newest, 'The numbat again.')])
    .execute()
  const rows = await own.within('owner@ashdown.example', (tx) =>
    find(tx, productItems, { clients: [client_uuid!], words: ['numbat'], contains: [] }),
  )
  expect(rows.every(({ type, is_more }) => type === 'notes' && is_more)).toBe(true)
  expect(rows.slice(0, 2).map(({ case_uuid, texts }) => [case_uuid, texts.text])).toEqual([
    [newest, 'The numbat again.'],
    [oldest, expect.stringMatching(/^A numbat was seen/)],
  ])
  const { notes, counts } = await own.within('owner@ashdown.example', (tx) =>
    resultsOf(tx, rows, searchWords('numbat')),
  )
  expect([notes.length, counts?.notes]).toEqual([6, { count: MOST, is_more: true }])
})

test('of several words each is tested in every text of a case, however many cases have one of them', async () => {
  const { client_uuid: mine } = await own.personOf('owner@ashdown.example')
  const model = await own.db
    .selectFrom('case')
    .innerJoin('fee_earner', 'fee_earner.uuid', 'case.fee_earner')
    .select(['case.uuid', 'fee_earner.surname'])
    .where('case.client_uuid', '=', mine!)
    .executeTakeFirstOrThrow()
  // Two words that more cases have than are tested one by one, in names and in references; few have a third as well.
  await sql
    .raw(
      insertCopies(
        'case',
        `select copied.* from generate_series(1, 600) number cross join "case" original
        cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', gen_random_uuid(),
          'case_name', case when number <= 400 then 'Re Wombat ' else 'Re ' end || number,
          'solicitors_case_reference', case when number > 150 then 'Numbat ' else '' end
            || case when number % 100 = 0 then 'Bilby' else 'None' end)) copied
        where original.uuid = '${model.uuid}'`,
      ),
    )
    .execute(own.db)
  const numbers = (...words: string[]): Promise<number[]> =>
    own.within('owner@ashdown.example', async (tx) => {
      const { rows } = await sql<{ number: number }>`
        select replace(replace(case_name, 'Re Wombat ', ''), 'Re ', '')::int as number from "case" where uuid in (
          select search_cases(${[mine]}::uuid[], ${words}::text[], '{}')) order by number`.execute(tx)
      return rows.map(({ number }) => number)
    })
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  expect(await numbers('wombat')).toEqual(range(1, 400))
  expect(await numbers('wombat', 'numbat')).toEqual(range(151, 400))
  for (const words of [
    ['wombat', 'numbat', 'bilby'],
    ['bilby', 'wombat', 'numbat'],
    ['numbat', 'bilby', 'ashdown', 'wombat'],
    [model.surname.toLowerCase(), 'wombat', 'bilby', 'numbat'],
  ])
    expect([words, await numbers(...words)]).toEqual([words, [200, 300, 400]])
  expect(await numbers('wombat', 'bilby')).toEqual([100, 200, 300, 400])
  expect(await numbers('ashdown', 'numbat', '1')).toEqual(expect.arrayContaining([151, 199]))
  expect(await numbers('wombat', 'quagga', 'numbat')).toEqual([])
  expect(await numbers('wombat', 'bilby', 'calder')).toEqual([])
})
