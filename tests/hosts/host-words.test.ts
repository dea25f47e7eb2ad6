import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOddHost, type OddAnswer, type OddHost } from '../support/odd-answers.ts'
import { CASE, COMMENT, EARNER, FILE, ITEM, TOKEN } from '../support/spec-host/ids.ts'

// Hosts have words of their own for stages and types of case.
let odd: OddHost
beforeAll(async () => {
  odd = await startOddHost({ checks: true })
})
afterAll(() => odd.stop())
beforeEach(() => odd.answer())

const c = CASE.care
const ask = (query: string, variables: Record<string, unknown> = { c }) => odd.ask(TOKEN.owner, query, variables)
/** The host answers the word for a key of the case, wherever it answers the case. */
const saying =
  (key: string, word: unknown) =>
  (answer: OddAnswer): OddAnswer => {
    if (answer.text === '') return answer
    const say = (_key: string, value: unknown): unknown =>
      typeof value === 'object' && value !== null && (value as { uuid?: unknown }).uuid === c && key in value
        ? { ...value, [key]: word }
        : value
    return { ...answer, text: JSON.stringify(JSON.parse(answer.text, say)) }
  }
interface Listed {
  uuid: string
  stage: string | null
  stageWord: string | null
}
const LIST =
  'query($f: CaseFilter, $s: CaseSort) { cases(filter: $f, sort: $s) { nodes { uuid stage stageWord } } caseStages(filter: $f) { stage count } }'
const listed = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await ask(LIST, variables)
  expect(errors).toBeUndefined()
  return data as { cases: { nodes: Listed[] }; caseStages: { stage: string | null; count: number }[] }
}
const CASE_QUERY = 'query($c: ID!) { case(uuid: $c) { uuid stage stageWord caseType caseTypeWord } }'

describe('a word for a stage', () => {
  test.each([
    ['IN_PROGRESS', 'in_progress'],
    ['Drafting', 'in_progress'],
    ['Pending', 'in_review'],
    ['review', 'in_review'],
    ['Reviewing', 'in_review'],
    ['Blocked', 'blocked'],
    ['Completed', 'complete'],
  ])('%s is %s, in the case, in lists and in what they are filtered by', async (word, stage) => {
    odd.answer(saying('stage', word))
    expect(await ask(CASE_QUERY)).toMatchObject({ data: { case: { stage, stageWord: null } } })
    const { cases, caseStages } = await listed({ f: { stages: [stage] } })
    expect(cases.nodes.map(({ uuid }) => uuid)).toContain(c)
    expect(caseStages.find((one) => one.stage === stage)?.count).toBe(cases.nodes.length)
    expect(caseStages).toHaveLength(4)
  })

  test('a case that others have moved is known by any of them', async () => {
    odd.answer(saying('stage', 'Completed'))
    const MOVE = 'mutation($c: ID!) { moveCase(uuid: $c, stage: in_review, from: in_progress) { uuid } }'
    expect((await ask(MOVE)).errors).toMatchObject([
      { message: 'This case was completed meanwhile.', extensions: { details: { stage: 'complete' } } },
    ])
  })
})

describe.each<[string, unknown, string | null]>([
  ['a word of its own', 'Archived', 'Archived'],
  ['nothing', null, null],
])('%s for a stage', (_what, word, stageWord) => {
  beforeEach(() => odd.answer(saying('stage', word)))

  test('is shown, and counts by itself', async () => {
    expect(await ask(CASE_QUERY)).toMatchObject({ data: { case: { stage: null, stageWord } } })
    const { cases, caseStages } = await listed({ s: { field: 'stage', direction: 'desc' } })
    expect(cases.nodes.at(-1)).toEqual({ uuid: c, stage: null, stageWord })
    expect((await listed({ s: { field: 'stage', direction: 'asc' } })).cases.nodes.at(-1)?.uuid).toBe(c)
    expect(caseStages.at(-1)).toEqual({ stage: null, count: 1 })
    const { data } = await ask('{ search(text: "Re A") { cases { uuid stage stageWord } } }', {})
    expect(data).toMatchObject({ search: { cases: [{ uuid: c, stage: null, stageWord }] } })
    const sheet = await ask('{ caseSheet(format: csv) { content } }', {})
    expect(sheet.errors).toBeUndefined()
  })

  test('leaves the case to be read, and not changed', async () => {
    const input = { date: '2025-06-01', description: 'Not stored', feeEarner: EARNER.sana, activityType: 'preparation' }
    const changes: [string, Record<string, unknown>][] = [
      ['mutation($c: ID!) { moveCase(uuid: $c, stage: in_review) { uuid } }', { c }],
      ['mutation($c: ID!) { editLegalAidCase(uuid: $c, input: { caseName: "Changed" }) { uuid } }', { c }],
      ['mutation($c: ID!) { addNote(caseUuid: $c, body: "Not stored") { uuid } }', { c }],
      ['mutation($c: ID!) { setExceptional(caseUuid: $c, exceptional: true) { uuid } }', { c }],
      ['mutation($c: ID!) { editNarrative(caseUuid: $c, narrative: "Not stored") { uuid } }', { c }],
      ['mutation($c: ID!) { generateDocuments(caseUuid: $c) { uuid } }', { c }],
      ['mutation($c: ID!) { addFolder(caseUuid: $c, name: "Not stored") { uuid } }', { c }],
      ['mutation($c: ID!, $u: ID!) { removeTimeRecording(caseUuid: $c, uuid: $u) }', { c, u: ITEM.preparation }],
      [
        'mutation($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } }',
        { c, i: { ...input, time: 1 } },
      ],
      ['mutation($c: ID!, $u: ID!) { removeFiles(caseUuid: $c, ids: [$u]) { uuid } }', { c, u: FILE.statement }],
      [
        'mutation($c: ID!, $e: ID!, $u: ID!) { resolveComment(caseUuid: $c, entityType: case_fee, entityUuid: $e, uuid: $u) { case { uuid } } }',
        { c, e: ITEM.call, u: COMMENT.open },
      ],
    ]
    const before = odd.host.requests.length
    for (const [query, variables] of changes)
      expect((await ask(query, variables)).errors, query).toMatchObject([
        {
          message: stageWord
            ? 'The service behind CostDraft has this case in the stage Archived, which CostDraft does not know. The case can be read, not changed.'
            : 'The service behind CostDraft does not say in which stage this case is. The case can be read, not changed.',
          extensions: { code: 'CONFLICT' },
        },
      ])
    const upload = await fetch(`${odd.webUrl}/api/files/client/case/${c}/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN.owner}` },
      body: new FormData(),
    })
    expect(upload.status).toBe(409)
    expect(odd.host.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

test('a type of case is read whatever its case; a word of its own is shown, and stands last', async () => {
  odd.answer(saying('case_type', 'Care_And_Supervision'))
  expect(await ask(CASE_QUERY)).toMatchObject({ data: { case: { caseType: 'care_and_supervision' } } })
  odd.answer(saying('case_type', 'Tribunal'))
  expect(await ask(CASE_QUERY)).toMatchObject({
    data: { case: { stage: 'in_progress', caseType: null, caseTypeWord: 'Tribunal' } },
  })
  for (const direction of ['asc', 'desc']) {
    const { cases } = await listed({ s: { field: 'case_type', direction } })
    expect(cases.nodes.at(-1)?.uuid).toBe(c)
  }
  const { data, errors } = await ask(
    'query($c: ID!) { caseChoices { types } case(uuid: $c) { enhancements { enhancement } totals { gross } } }',
  )
  expect(errors).toBeUndefined()
  expect((data as { caseChoices: { types: string[] } }).caseChoices.types).not.toContain('Tribunal')
  const EDIT = 'mutation($c: ID!) { editLegalAidCase(uuid: $c, input: { caseName: "Re B (a child)" }) { caseName } }'
  expect((await ask(EDIT)).errors).toBeUndefined()
})
