import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOddHost, type OddAnswer, type OddHost } from '../support/odd-answers.ts'
import { CASE, EARNER, EXPERT_TYPE, FILE, FIRM, PERSON, SITE, TOKEN } from '../support/spec-host/ids.ts'

// What hosts answer in other shapes than the specifications' own examples, and mean the same by.
let odd: OddHost
beforeAll(async () => {
  odd = await startOddHost({ checks: true })
})
afterAll(() => odd.stop())
beforeEach(() => odd.answer())

const c = CASE.care
const ask = async (query: string, variables: Record<string, unknown> = { c }) => {
  const { data, errors } = await odd.ask(TOKEN.owner, query, variables)
  expect(errors).toBeUndefined()
  return data as Record<string, unknown>
}
/** The JSON answers to a call are others. */
const answering =
  (method: string, path: RegExp, change: (body: never) => unknown) =>
  (answer: OddAnswer): OddAnswer =>
    answer.method === method && path.test(answer.path) && answer.status < 400 && answer.text !== ''
      ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as never)) }
      : answer
const writes = (from: number) =>
  odd.host.requests.slice(from).flatMap(({ method, body }) => (method === 'GET' ? [] : [body]))

describe('a record that is referred to', () => {
  const REFERENCES = `query($c: ID!) { case(uuid: $c) { client { uuid } site { uuid siteName } staffMember { uuid name }
    feeEarner { uuid surname initials } } }`
  const records = {
    solicitor: undefined,
    client: { uuid: FIRM.oakfield, name: 'Oakfield Family Law' },
    site: { uuid: SITE.oakfieldHead, site_name: 'The first office' },
    staff_member: { uuid: PERSON.draftsman, firstname: 'Dev', surname: 'Shore' },
  }

  test('is read by its record, with the name that says, and by its uuid alone', async () => {
    const plain = await ask(REFERENCES)
    odd.answer(answering('GET', /^client\/case\/[^/]+$/, (row: object) => ({ ...row, ...records })))
    expect(await ask(REFERENCES)).toEqual({
      case: {
        ...(plain.case as object),
        site: { uuid: SITE.oakfieldHead, siteName: 'The first office' },
        staffMember: { uuid: PERSON.draftsman, name: 'Dev Shore' },
      },
    })
    odd.answer(answering('GET', /^client\/case\/[^/]+$/, (row: object) => ({ ...row, fee_earner: EARNER.sana })))
    expect(await ask(REFERENCES)).toEqual(plain)
  })

  test('is read so for the authors of notes and comments', async () => {
    const author = { uuid: PERSON.owner, firstname: 'Orla', surname: 'Tidewell' }
    odd.answer(answering('GET', /\/note$/, (notes: object[]) => notes.map((note) => ({ ...note, created_by: author }))))
    const { case: shown } = await ask(
      'query($c: ID!) { case(uuid: $c) { notes { nodes { createdBy { uuid name } mine } } } }',
    )
    expect(shown).toMatchObject({
      notes: { nodes: [{ createdBy: { uuid: PERSON.owner, name: 'Orla Tidewell' }, mine: true }] },
    })
  })
})

test('a note that is answered by its uuid is read again', async () => {
  odd.answer(answering('POST', /\/note$/, ({ uuid }: { uuid: string }) => ({ uuid })))
  const { addNote } = await ask('mutation($c: ID!) { addNote(caseUuid: $c, body: "Answered by uuid") { uuid body } }')
  expect(addNote).toMatchObject({ body: 'Answered by uuid' })
  odd.answer(answering('PATCH', /\/note\//, ({ uuid }: { uuid: string }) => ({ uuid })))
  const { editNote } = await ask(
    'mutation($c: ID!, $n: ID!) { editNote(caseUuid: $c, uuid: $n, body: "Changed") { body } }',
    { c, n: (addNote as { uuid: string }).uuid },
  )
  expect(editNote).toEqual({ body: 'Changed' })
})

test.each<[string, (tree: object) => unknown]>([
  ['the case', (tree) => ({ uuid: c, uploaded_files: tree })],
  ['the tree under its name', (tree) => ({ folder_structure: tree })],
  ['nothing but a word', () => ({ status: 'ok' })],
])('a folder change that is answered with %s keeps the tree', async (what, change) => {
  odd.answer(answering('PATCH', /folder-structure$/, change))
  const { addFolder } = await ask(
    'mutation($c: ID!, $n: String!) { addFolder(caseUuid: $c, name: $n) { folderStructure { nodes { uuid name } } } }',
    { c, n: `After ${what}` },
  )
  const names = (addFolder as { folderStructure: { nodes: { uuid: string; name: string }[] } }).folderStructure.nodes
  expect(names).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: `After ${what}` }),
      expect.objectContaining({ uuid: FILE.statement, name: 'statement.pdf' }),
    ]),
  )
})

test('a tree that cannot be read whole is not sent back', async () => {
  odd.answer(
    answering('GET', /^client\/case\/[^/]+$/, (row: { uploaded_files: { children: object[] } }) => ({
      ...row,
      uploaded_files: { ...row.uploaded_files, children: [...row.uploaded_files.children, null] },
    })),
  )
  const before = odd.host.requests.length
  const { errors } = await odd.ask(
    TOKEN.owner,
    'mutation($c: ID!) { addFolder(caseUuid: $c, name: "Lost") { uuid } }',
    { c },
  )
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }])
  expect(writes(before)).toEqual([])
})

describe('enhancements', () => {
  const ROWS = 'query($c: ID!) { case(uuid: $c) { enhancements { activityType casePart enhancement } } }'
  const SET = 'mutation($c: ID!, $e: [EnhancementInput!]!) { setEnhancements(caseUuid: $c, enhancements: $e) { uuid } }'
  const rows = (answered: object[]) => odd.answer(answering('GET', /tr_enhancement$/, () => answered))
  const preparation = { activity_type: 'preparation', enhancement: '25' }
  const other = { activity_type: 'site_visit', enhancement: 5, case_part: null }

  test('are read without a part, and those that stay go back as they were answered', async () => {
    rows([preparation, other])
    const { case: shown } = await ask(ROWS)
    expect((shown as { enhancements: object[] }).enhancements).toContainEqual({
      activityType: 'preparation',
      casePart: null,
      enhancement: 25,
    })
    const before = odd.host.requests.length
    const wanted = [
      { activityType: 'preparation', enhancement: 25 },
      { activityType: 'advocacy', enhancement: 10 },
    ]
    await ask(SET, { c, e: wanted })
    expect(writes(before)).toEqual([
      { enhancements: [preparation, other, { activity_type: 'advocacy', case_part: null, enhancement: 10 }] },
    ])
  })

  test('without a part are those of each part of a case', async () => {
    rows([preparation])
    const { case: shown } = await ask(ROWS, { c: CASE.twoPart })
    const read = (shown as { enhancements: { activityType: string; enhancement: number }[] }).enhancements
    expect(read.filter(({ enhancement }) => enhancement === 25).map(({ activityType }) => activityType)).toEqual([
      'preparation',
      'preparation',
    ])
  })

  test('of which one cannot be read are not replaced', async () => {
    rows([{ activity_type: 'preparation', enhancement: 'much' }])
    const before = odd.host.requests.length
    const { errors } = await odd.ask(TOKEN.owner, SET, { c, e: [{ activityType: 'advocacy', enhancement: 1 }] })
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }])
    expect(writes(before)).toEqual([])
  })
})

describe('types of expert', () => {
  const type = { uuid: EXPERT_TYPE.psychologist, type_name: 'Psychologist' }
  const shown = { uuid: EXPERT_TYPE.psychologist, typeName: 'Psychologist' }
  test.each<[string, unknown, string]>([
    ['a list of types', [type], ''],
    ['a list of types that say their group', [{ ...type, group: 'Medical' }], 'Medical'],
    ['a list of groups', [{ group: 'Medical', types: [type] }], 'Medical'],
    ['lists by group', { Medical: [type] }, 'Medical'],
    ['groups', { groups: [{ name: 'Medical', types: [type] }] }, 'Medical'],
    ['types by group', { expert_types: { Medical: [type] } }, 'Medical'],
    ['a flat list of types', { expert_types: [type] }, ''],
  ])('come as %s', async (_what, answer, group) => {
    odd.answer(answering('GET', /^expert-type$/, () => answer))
    const { expertTypes } = await ask('{ expertTypes { group types { uuid typeName } } }', {})
    expect(expertTypes).toEqual([{ group, types: [shown] }])
  })
})
