import { describe, expect, test } from 'vitest'
import {
  disclosure,
  answered,
  ashdown,
  attendances,
  caseWithStep,
  disbursements,
  addInterPartesCase,
} from './support/added-inter-partes-case.ts'
import { type Row } from './support/answered.ts'
import { ASHDOWN, BRYN, DRAFTSMAN } from './support/firm.ts'
import { as } from './support/instance.ts'

describe('comments', () => {
  test.each([
    ['procedural_step', 'hearing', 'attendances'],
    ['procedural_step_attendance', 'procedural_step', 'proceduralSteps'],
    ['procedural_step_disbursement', 'hearing', 'attendances'],
  ])('on a %s below a %s lead to the tab %s and keep the case from being completed', async (type, feeType, tab) => {
    const { at, uuid, step, attendance, paid } = await caseWithStep(feeType)
    const entity = {
      procedural_step: step,
      procedural_step_attendance: attendance,
      procedural_step_disbursement: paid,
    }[type]
    const comments = `client/entity/${type}/${entity?.uuid}/comment`
    const other = await as(DRAFTSMAN).rest<Row>('POST', comments, { body: 'Whose list?' })
    expect(other.status).toBe(201)
    expect(await answered('GET', `${at}/attention`)).toEqual([
      { kind: 'procedural_step', fee_type: feeType, hearing_type: null, unresolved: 1, estimated: 0 },
    ])
    expect(await answered('POST', `${at}/status/complete`, {}, 409), 'a comment of any depth is open').toMatchObject({
      details: { [type]: '1 unresolved' },
    })
    const { data } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) { attention { kind tab unresolved } openComments { item tab } }
        viewer { notifications(first: 1) { nodes { sentence item { uuid kind tab } } } } }`,
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: {
        attention: [{ kind: 'procedural_step', tab, unresolved: 1 }],
        openComments: [{ item: step.uuid, tab }],
      },
      viewer: { notifications: { nodes: [{ item: { uuid: step.uuid, kind: 'procedural_step', tab } }] } },
    })
    await answered('PATCH', `${comments}/${other.body.uuid}/resolve`, {}, 200)
    await answered('POST', `${at}/status/complete`, {}, 200)
  })
})

test('search leads to the tab of a step, of an attendance, and of what is below them', async () => {
  const { at, feeEarner } = await addInterPartesCase()
  const word = `Quagga${Date.now()}`
  for (const fee_type of ['procedural_step', 'hearing'])
    await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type,
      description: `${word} ${fee_type}`,
      [attendances]: [{ fee_earner: feeEarner, type: 'client', time: 1, description: `${word} attended ${fee_type}` }],
      [disbursements]: [{ amount: 1, description: `${word} paid ${fee_type}` }],
    })
  const { data } = await ashdown.graphql('query($s: String!) { search(text: $s) { items { text kind tab } } }', {
    s: word,
  })
  const { items } = (data as { search: { items: { text: string; kind: string; tab: string }[] } }).search
  expect(items.map(({ text, kind, tab }) => [text.replace(`${word} `, ''), kind, tab]).toSorted()).toEqual([
    ['attended hearing', 'procedural_step', 'attendances'],
    ['attended procedural_step', 'procedural_step', 'proceduralSteps'],
    ['hearing', 'procedural_step', 'attendances'],
    ['paid hearing', 'disbursement', 'disbursements'],
    ['paid procedural_step', 'disbursement', 'disbursements'],
    ['procedural_step', 'procedural_step', 'proceduralSteps'],
  ])
})

test('GraphQL lists steps and attendances apart, in pages with their number, and adds and edits both alike', async () => {
  const { uuid, feeEarner } = await addInterPartesCase()
  const input = (more: Readonly<Record<string, unknown>>) => ({
    date: '2024-06-03',
    proceduralType: 'conference',
    phase: 'cmc',
    ...more,
  })
  const add = async (more: Readonly<Record<string, unknown>>) => {
    const { data, errors } = await ashdown.graphql(
      'mutation($c: ID!, $i: ProceduralStepInput!) { addProceduralStep(caseUuid: $c, input: $i) { uuid feeType } }',
      { c: uuid, i: input(more) },
    )
    expect(errors).toBeUndefined()
    return (data as { addProceduralStep: Row }).addProceduralStep
  }
  for (const n of [1, 2, 3]) await add({ description: `Step ${n}` })
  const attended = await add({
    description: 'With counsel',
    feeType: 'hearing',
    attendances: [{ feeEarner, type: 'counsel', time: 1 }],
    disbursements: [{ amount: 12, disbursementType: 'counsel_fee' }],
  })
  const page = async (list: string, args: string) => {
    const { data } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) { ${list}${args} { totalCount nodes { description totalCost } pageInfo { hasNextPage endCursor } } } }`,
      { c: uuid },
    )
    return (
      data as {
        case: Record<
          string,
          { totalCount: number; nodes: Readonly<Record<string, unknown>>[]; pageInfo: Record<string, unknown> }
        >
      }
    ).case[list]
  }
  const one = await page('proceduralSteps', '(first: 2)')
  expect(one).toMatchObject({
    totalCount: 3,
    nodes: [{ description: 'Step 1' }, { description: 'Step 2' }],
    pageInfo: { hasNextPage: true },
  })
  const two = await page('proceduralSteps', `(first: 2, after: "${String(one?.pageInfo.endCursor)}")`)
  expect(two).toMatchObject({
    totalCount: 3,
    nodes: [{ description: 'Step 3', totalCost: '0.00' }],
    pageInfo: { hasNextPage: false },
  })
  expect(await page('attendances', '(first: 1)')).toMatchObject({
    totalCount: 1,
    nodes: [{ description: 'With counsel', totalCost: '112.00' }],
  })
  const { data } = await ashdown.graphql(
    `mutation($c: ID!, $u: ID!, $i: ProceduralStepInput!) {
      editProceduralStep(caseUuid: $c, uuid: $u, input: $i) {
        feeType attendances { amount rateFrom } disbursements { amount disbursementType } } }`,
    {
      c: uuid,
      u: attended.uuid,
      i: input({ description: 'With counsel', feeType: 'hearing', attendances: [], disbursements: [{ amount: 13 }] }),
    },
  )
  expect(data).toEqual({
    editProceduralStep: {
      feeType: 'hearing',
      attendances: [],
      disbursements: [{ amount: '13.00', disbursementType: null }],
    },
  })
})

describe('the demonstration cases', () => {
  const read = async (email: string, name: string) => {
    const { data, errors } = await as(email).graphql(
      `query($s: String!) { cases(search: $s) { nodes { uuid stage unresolvedComments narrative
        timeRecordings(first: 1) { totalCount } proceduralSteps(first: 50) { totalCount nodes { attendances { uuid } disbursements { uuid } } }
        attendances(first: 50) { totalCount } disbursements(first: 1) { totalCount } parties(first: 1) { totalCount }
        budget { number isCurrent figures { grandTotal } } totals { net unpriced breakdowns { by rows { key } } } } } }`,
      { s: name },
    )
    expect(errors).toBeUndefined()
    return (data as { cases: { nodes: Record<string, unknown>[] } }).cases.nodes[0] as {
      timeRecordings: { totalCount: number }
      proceduralSteps: { totalCount: number; nodes: { attendances: object[]; disbursements: object[] }[] }
      attendances: { totalCount: number }
      parties: { totalCount: number }
      totals: { breakdowns: { by: string; rows: { key: string | null }[] }[] }
    } & Record<string, unknown>
  }
  test.each([
    [ASHDOWN, 'Beech v Hallam', 'in_progress'],
    [ASHDOWN, 'Larkfield Timber', 'in_review'],
    [ASHDOWN, 'Noor v Castle', 'complete'],
    [ASHDOWN, 'Penrose v Tallis', 'in_progress'],
    [BRYN, 'Howell v Evans', 'in_progress'],
  ])('%s, %s: work in all ten phases, steps and attendances, and every row priced', async (email, name, stage) => {
    const found = await read(email, name)
    expect(found).toMatchObject({
      stage,
      unresolvedComments: stage === 'in_review' ? 1 : 0,
      narrative: expect.any(String),
      totals: { unpriced: 0 },
      budget: name.startsWith('Penrose') ? { number: 1, isCurrent: true } : null,
    })
    const { timeRecordings, proceduralSteps: steps, attendances: attended, parties, totals } = found
    expect(timeRecordings.totalCount).toBeGreaterThanOrEqual(30)
    expect(steps.totalCount + attended.totalCount).toBeGreaterThanOrEqual(8)
    expect(attended.totalCount).toBeGreaterThanOrEqual(2)
    expect(steps.nodes.some((step) => step.attendances.length > 0 && step.disbursements.length > 0)).toBe(true)
    expect(parties.totalCount).toBeGreaterThanOrEqual(5)
    const phases = totals.breakdowns.find(({ by }) => by === 'phase')?.rows ?? []
    expect(phases.filter(({ key }) => key !== null)).toHaveLength(10)
    expect(phases.filter(({ key }) => key === null)).toEqual([])
  })
})
