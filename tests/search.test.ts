import { beforeAll, describe, expect, test } from 'vitest'
import { makeDocuments } from './support/documents.ts'
import { makeFile } from './support/files.ts'
import { ASHDOWN, CALDER, DRAFTSMAN, newCase, newInterPartesCase } from './support/firm.ts'
import { word } from './support/firms.ts'
import { as } from './support/instance.ts'

interface Hit {
  uuid: string
  case_uuid: string
  text: string
  stage: string
  value: number | null
  document: string | null
  item_uuid: string | null
  author: string | null
  field: string | null
  tab_value: string | null
  kind: string | null
  matches: { field: string; pieces: { text: string; found: boolean }[] }[]
}
interface Results {
  cases: Hit[]
  items: Hit[]
  texts: Hit[]
  comments: Hit[]
  notes: Hit[]
  documents: Hit[]
  counts: Record<(typeof types)[number], { count: number; is_more: boolean }> | null
  shown?: string
}
const types = ['cases', 'items', 'texts', 'comments', 'notes', 'documents'] as const
const ashdown = as(ASHDOWN)

const search = async (text: string, email = ASHDOWN): Promise<Results> => {
  const { status, body } = await as(email).rest<Results>('GET', `client/search?${new URLSearchParams({ q: text })}`)
  expect(status).toBe(200)
  return body
}
/** The uuids found of each type that has any. */
async function found(text: string, email = ASHDOWN): Promise<Record<string, string[]>> {
  const results = await search(text, email)
  return Object.fromEntries(
    types.flatMap((type) => (results[type].length > 0 ? [[type, results[type].map(({ uuid }) => uuid)]] : [])),
  )
}
const post = async (path: string, body: object): Promise<string> => {
  const { status, body: row } = await ashdown.rest<{ uuid: string; message?: string }>('POST', path, body)
  expect([status, row.message]).toEqual([201, undefined])
  return row.uuid
}
const note = (caseUuid: string, body: string): Promise<string> => post(`client/case/${caseUuid}/note`, { body })
const spend = (caseUuid: string, description: string): Promise<string> =>
  post(`client/case/${caseUuid}/disbursement`, {
    disbursement_type: 'taxi',
    date: '2025-03-03',
    amount: 10,
    description,
  })
const write = async (caseUuid: string, name: 'narrative' | 'enhancement', text: string): Promise<void> => {
  const { status } = await ashdown.rest('PATCH', `client/case/${caseUuid}/${name}`, { [name]: text })
  expect(status).toBe(200)
}
const markedOf = ({ matches }: Hit): string[] =>
  matches.map(({ field, pieces }) =>
    [`${field}: `, ...pieces.map(({ text, found: isFound }) => (isFound ? `[${text}]` : text))].join(''),
  )

describe('a case is found by', () => {
  const w = Object.fromEntries(
    ['name', 'reference', 'person', 'claimant', 'party'].map((one) => [one, word('Z')] as const),
  ) as Record<'name' | 'reference' | 'person' | 'claimant' | 'party', string>
  const number = String(Date.now()).slice(-6)
  let care: string
  let interPartes: string
  beforeAll(async () => {
    ;({ uuid: care } = await newCase(
      ASHDOWN,
      {
        case_name: `Re ${w.name.slice(0, 20)} (children)`,
        solicitors_case_reference: `${w.reference.slice(0, 20)}/2025/77`,
        legally_aided_person: `Anna ${w.person.slice(0, 20)}`,
      },
      { certificate_number: `QQXXYY${number}` },
    ))
    ;({ uuid: interPartes } = await newInterPartesCase(ASHDOWN, {
      claimant: `${w.claimant.slice(0, 20)} & Sons`,
      case_number: `K${number}LS`,
    }))
    await post(`client/case/${interPartes}/party`, { party: `Mary O’${w.party.slice(0, 20)}` })
  })

  test.each([
    ['its name', () => w.name.slice(0, 12), () => care],
    ['its name in capitals', () => w.name.slice(0, 12).toUpperCase(), () => care],
    ['a part of its reference', () => `${w.reference.slice(0, 20)}/2025`, () => care],
    ['the person with legal aid', () => w.person.slice(0, 12), () => care],
    ['the number of its certificate', () => `QQXXYY${number}`, () => care],
    ['the digits of its certificate', () => number, () => care],
    ['its case number', () => `k${number}ls`, () => interPartes],
    ['its claimant', () => w.claimant.slice(0, 12), () => interPartes],
    ['a party, without the apostrophe', () => `o${w.party.slice(0, 12)}`, () => interPartes],
    ['a party, by what follows the apostrophe', () => w.party.slice(0, 12), () => interPartes],
    [
      'words of several texts, in any order',
      () => `${w.person.slice(0, 9)} children ${w.name.slice(0, 9)}`,
      () => care,
    ],
  ])('%s', async (_what, text, uuid) => {
    expect((await found(text())).cases).toContain(uuid())
  })

  test('its fee earner and its firm, along with another word', async () => {
    const { body } = await ashdown.rest<{ surname: string }[]>('GET', `client/${await clientOf(care)}/fee-earner`)
    expect((await found(`${w.name.slice(0, 9)} ${body[0]?.surname}`)).cases).toEqual([care])
    expect((await found(`Ashdown ${w.name.slice(0, 9)}`)).cases).toEqual([care])
  })

  test('not if one of the words is nowhere, nor by what stands in the middle of a word', async () => {
    expect(await found(`${w.name.slice(0, 9)} ${word('Y')}`)).toEqual({})
    expect(await found(w.name.slice(3, 20))).toEqual({})
    expect(await found(`${w.reference.slice(0, 20)}/2024`)).toEqual({})
    expect(await found('…!')).toEqual({})
  })

  test('what was found is marked, and by which text', async () => {
    const [hit] = (await search(`${w.person.slice(0, 20)} 77`)).cases
    expect(hit && markedOf(hit)).toEqual([
      `case_name: Re ${w.name.slice(0, 20)} (children)`,
      `solicitors_case_reference: ${w.reference.slice(0, 20)}/2025/[77]`,
      `legally_aided_person: Anna [${w.person.slice(0, 20)}]`,
    ])
  })
})
const clientOf = async (uuid: string): Promise<string> =>
  (await ashdown.rest<{ client: string }>('GET', `client/case/${uuid}`)).body.client

test('an item, a note and a file are found by all words of a text, with the stage and the value of their case', async () => {
  const one = word('Zulu').slice(0, 20)
  const { uuid } = await newCase(ASHDOWN)
  const item = await spend(uuid, `Taxi from ${one} to the court, “Leeds”`)
  const written = await note(uuid, `Ask ${one}'s clerk about the report.`)
  const { file } = await makeFile(ASHDOWN, uuid, 'Bundles', `Position_statement_${one}`)
  expect(await found(one)).toEqual({ items: [item], notes: [written], documents: [file] })
  expect(await found(`leeds ${one}`)).toEqual({ items: [item] })
  expect(await found(`report ${one}`)).toEqual({ notes: [written] })
  expect(await found(`${one} position`)).toEqual({ documents: [file] })
  expect(await found(`report leeds ${one}`)).toEqual({})
  const { items, documents, counts } = await search(one)
  expect(items[0]).toMatchObject({
    case_uuid: uuid,
    stage: 'in_progress',
    value: expect.any(Number),
    kind: 'disbursement',
  })
  expect(items[0] && markedOf(items[0])).toEqual([`text: Taxi from [${one}] to the court, “Leeds”`])
  expect(documents[0]).toMatchObject({ document: 'case_file', text: `Position_statement_${one}.pdf` })
  expect(counts).toMatchObject({ cases: { count: 0 }, items: { count: 1 }, documents: { count: 1, is_more: false } })
})

test('a narrative, reasons for enhancement and a comment are found, with the words around and the place they are on', async () => {
  const one = word('Zebu').slice(0, 20)
  const { uuid } = await newCase(ASHDOWN)
  const item = await spend(uuid, 'Taxi to Leeds')
  await write(
    uuid,
    'narrative',
    `${'The father opposed it. '.repeat(200)}Then ${one} was instructed. ${'So. '.repeat(99)}`,
  )
  await write(uuid, 'enhancement', `Exceptional speed, as ${one}'s report shows.`)
  const comment = await post(`client/entity/case_fee/${item}/comment`, { body: `Did ${one} really ride along?` })
  expect(await found(one)).toEqual({ texts: [uuid, uuid], comments: [comment] })
  expect(await found(`report ${one} speed`)).toEqual({ texts: [uuid] })
  expect(await found(`opposed ${one} speed`)).toEqual({})
  const { texts, comments, counts } = await search(one)
  expect(counts).toMatchObject({ texts: { count: 2, is_more: false }, comments: { count: 1, is_more: false } })
  expect(texts.map(({ field, text }) => [field, text]).toSorted()).toEqual([
    ['enhancement', ''],
    ['narrative', ''],
  ])
  expect(texts.flatMap(markedOf).toSorted()).toEqual([
    `enhancement: Exceptional speed, as [${one}]'s report shows.`,
    expect.stringMatching(new RegExp(`^narrative: ….{20,40}\\[${one}\\] was instructed\\. .*…$`)),
  ])
  expect(comments[0]).toMatchObject({ item_uuid: item, kind: 'disbursement', case_uuid: uuid, author: 'Priya Shah' })
  const { data } = await ashdown.graphql(
    `query($s: String!) { search(text: $s) { counts { texts { count } comments { count } }
      texts { uuid tab field text } comments { tab itemUuid author text } } }`,
    { s: `${one} ride` },
  )
  expect(data).toEqual({
    search: {
      counts: { texts: { count: 0 }, comments: { count: 1 } },
      texts: [],
      comments: [{ tab: 'disbursements', itemUuid: item, author: 'Priya Shah', text: `Did ${one} really ride along?` }],
    },
  })
  const reasons = await ashdown.graphql('query($s: String!) { search(text: $s) { texts { uuid tab field } } }', {
    s: `${one} speed`,
  })
  expect(reasons.data).toEqual({ search: { texts: [{ uuid, tab: 'enhancement', field: 'enhancement' }] } })
  // A comment goes with its row, and a text that is written anew is found by its new words.
  await ashdown.rest('DELETE', `client/case/${uuid}/fee/${item}`)
  await write(uuid, 'narrative', 'Nothing of it.')
  expect(await found(one)).toEqual({ texts: [uuid] })
})

test('what is changed is found by its new words, and what is removed no more', async () => {
  const [one, other] = [word('Zinc').slice(0, 20), word('Zinnia').slice(0, 20)]
  const { uuid } = await newCase(ASHDOWN)
  const item = await spend(uuid, one)
  const written = await note(uuid, one)
  await ashdown.rest('PATCH', `client/case/${uuid}/disbursement/${item}`, { description: other })
  expect(await found(one)).toEqual({ notes: [written] })
  expect(await found(other)).toEqual({ items: [item] })
  await ashdown.rest('DELETE', `client/case/${uuid}/fee/${item}`)
  await ashdown.rest('DELETE', `client/case/${uuid}/note/${written}`)
  expect([await found(one), await found(other)]).toEqual([{}, {}])
})

test('a document that was made of a completed case is found by its name', async () => {
  const reference = `${word('Q').slice(0, 12)}7`
  const { uuid } = await newCase(ASHDOWN, { solicitors_case_reference: reference })
  await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
  const output = await makeDocuments(ASHDOWN, uuid)
  const name = (output.file_name.match(/[A-Za-z]{3,}/g) ?? []).slice(0, 2).join(' ')
  const documents = (await search(`${name} ${output.file_name.includes(reference) ? reference : ''}`)).documents
  expect(documents).toContainEqual(
    expect.objectContaining({ uuid: output.uuid, case_uuid: uuid, stage: 'complete', document: 'output' }),
  )
})

test('of more than are shown the number is told, and those of the cases changed last are shown', async () => {
  const one = word('Zone').slice(0, 20)
  const cases: string[] = []
  for (let i = 0; i < 8; i++) cases.push((await newCase(ASHDOWN, { case_name: `Re ${one} ${i}` })).uuid)
  const newest = cases[0]!
  const { status } = await ashdown.rest('PATCH', `client/case/legal-aid/${newest}`, { case_name: `Re ${one} changed` })
  expect(status).toBe(200)
  const { cases: shown, counts } = await search(one)
  expect(shown.map(({ uuid }) => uuid)).toEqual([newest, ...cases.slice(3).toReversed()])
  expect(counts?.cases).toEqual({ count: 8, is_more: false })
  expect((await search('')).counts).toBeNull()
})

test('the words of another firm are never found, and those of a child firm are', async () => {
  const one = word('Zither').slice(0, 20)
  const { uuid } = await newCase(ASHDOWN, { case_name: `Re ${one}` })
  await spend(uuid, one)
  await note(uuid, one)
  await makeFile(ASHDOWN, uuid, one, one)
  await write(uuid, 'narrative', one)
  await post(`client/entity/case_fee/${(await search(one)).items[0]?.uuid}/comment`, { body: one })
  const all = await found(one)
  expect(Object.keys(all)).toEqual([...types])
  expect(await found(one, DRAFTSMAN)).toEqual(all)
  for (const text of [one, `Calder ${one}`, `${one} Ashdown`]) expect(await found(text, CALDER)).toEqual({})
  expect((await search(one, CALDER)).counts).toEqual(
    Object.fromEntries(types.map((type) => [type, { count: 0, is_more: false }])),
  )
  expect(await found(one, 'admin@costdraft.example')).toEqual({})
})

test('the gateway answers the same, with the value as money', async () => {
  const one = word('Zephyr').slice(0, 20)
  const { uuid } = await newCase(ASHDOWN, { case_name: `Re ${one}` })
  await spend(uuid, one)
  const { data } = await ashdown.graphql(
    `query($s: String!) { search(text: $s) { counts { cases { count isMore } items { count } }
      cases { caseUuid stage value unpriced solicitorsCaseReference document matches { field pieces { text found } } }
      items { tab value } } }`,
    { s: one },
  )
  const [{ value }] = (data as { search: { items: [{ value: string }] } }).search.items
  expect(value).toMatch(/^\d+\.\d\d$/)
  expect(data).toMatchObject({
    search: {
      counts: { cases: { count: 1, isMore: false }, items: { count: 1 } },
      cases: [{ caseUuid: uuid, stage: 'in_progress', value, document: null, matches: [{ field: 'case_name' }, {}] }],
      items: [{ tab: 'disbursements' }],
    },
  })
})

describe('where nothing is found, what a word at distance one finds', () => {
  const right = word('Zeal').slice(0, 14).toLowerCase()
  const typed = right.charAt(0).toUpperCase() + right.slice(1)
  let uuid: string
  beforeAll(async () => {
    ;({ uuid } = await newCase(ASHDOWN, { case_name: `Re ${right.toUpperCase()} (near)` }))
  })

  test.each([
    ['a letter is wrong', `${typed.slice(0, 6)}0${typed.slice(7)}`.replace('0', 'x')],
    ['a letter is missing', typed.slice(0, 6) + typed.slice(7)],
    ['a letter is too many', `${typed.slice(0, 6)}x${typed.slice(6)}`],
    ['two neighbours are swapped', `${typed.slice(0, 12)}${typed.charAt(13)}${typed.charAt(12)}`],
  ])('%s', async (_what, wrong) => {
    if (wrong === typed) return
    const { cases, shown } = await search(wrong)
    expect([cases.map((hit) => hit.uuid), shown]).toEqual([[uuid], typed])
    expect(cases[0] && markedOf(cases[0])[0]).toBe(`case_name: Re [${right.toUpperCase()}] (near)`)
  })

  test('beside words that are right, and of several that are wrong', async () => {
    const wrong = `${right}x`
    expect((await search(`re ${wrong} near`)).shown).toBe(`re ${right} near`)
    const other = word('Zest').slice(0, 14).toLowerCase()
    await note(uuid, `Ask ${right} and ${other}.`)
    const { notes, shown } = await search(`${wrong} ${other}x`)
    expect([notes.length, shown]).toEqual([1, `${right} ${other}`])
    expect((await search(`${wrong} ${word('Y')}`)).shown).toBeUndefined()
  })

  test('not where something is found, nor for a word of four letters, nor by two errors', async () => {
    expect((await search(right)).shown).toBeUndefined()
    expect((await search(right.slice(0, 8))).shown).toBeUndefined()
    const four = right.slice(0, 3) + 'ab'.replace(right.charAt(3), '').charAt(0)
    const short = await search(`${four} ${right}`)
    expect([short.shown, short.cases]).toEqual([undefined, []])
    expect((await search(`x${right}x`)).shown).toBeUndefined()
    expect((await search('')).shown).toBeUndefined()
  })

  test('the spelling that finds most, and of as many the first by its letters', async () => {
    const stem = word('Zip').slice(0, 12).toLowerCase()
    const one = await newCase(ASHDOWN, { case_name: `Re ${stem}b` })
    await newCase(ASHDOWN, { case_name: `Re ${stem}a` })
    expect((await search(`${stem}x`)).shown).toBe(`${stem}a`)
    await note(one.uuid, `${stem}b`)
    expect((await search(`${stem}x`)).shown).toBe(`${stem}b`)
  })

  test('never a word of another firm, nor one that no record has any more', async () => {
    expect(await search(`${right}x`, CALDER)).not.toHaveProperty('shown')
    expect(await search(`${right}x`, 'admin@costdraft.example')).not.toHaveProperty('shown')
    expect((await search(`${right}x`, DRAFTSMAN)).shown).toBe(right)
    const gone = word('Zonk').slice(0, 14).toLowerCase()
    const written = await note(uuid, gone)
    const item = await spend(uuid, `${gone}s`)
    expect((await search(`${gone}x`)).shown).toBe(gone)
    await ashdown.rest('DELETE', `client/case/${uuid}/note/${written}`)
    expect((await search(`${gone}x`)).shown).toBe(`${gone}s`)
    await ashdown.rest('PATCH', `client/case/${uuid}/disbursement/${item}`, { description: 'Another' })
    expect((await search(`${gone}x`)).shown).toBeUndefined()
  })

  test('the gateway says which spelling it is', async () => {
    const { data } = await ashdown.graphql('query($s: String!) { search(text: $s) { shown cases { uuid } } }', {
      s: `${typed}X`,
    })
    expect(data).toEqual({ search: { shown: typed, cases: [{ uuid }] } })
  })
})
