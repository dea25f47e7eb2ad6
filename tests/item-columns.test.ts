import { itemTimes, keysInList } from '@costdraft/api/items/shown-columns.ts'
import { bodyOf } from '@costdraft/gateway/items/item-body.ts'
import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { examples } from '@costdraft/schema/items/examples.ts'
import type { Examples } from '@costdraft/schema/items/kind-examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { isListed } from '@costdraft/schema/items/listed-kinds.ts'
import { dateFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { expect, test } from 'vitest'
import { isCourtOfProtectionKind } from './support/court-of-protection-case.ts'
import { isHighCostKind } from './support/high-cost-case.ts'
import { isStepKind } from './support/inter-partes-case.ts'
import {
  addParty,
  addStep,
  at,
  courtOfProtectionAt,
  interPartesAt,
  feeEarner,
  highCostAt,
  must,
  rest,
  site,
  newCourtOfProtectionCase,
  newInterPartesCase,
  newHighCostCase,
  startFurtherApi,
  travel,
  type Page,
  type Row,
} from './support/further-api.ts'
import { furtherItems } from './support/further-kinds.ts'

// Pages of items limited to columns, for every kind of the registry.
startFurtherApi()

const lists = furtherItems.all.filter(({ kind }) => isListed(kind))
/** The path of the case that has rows of a kind of the product. */
function atOfName(name: KindName): string {
  if (isHighCostKind(name)) return highCostAt
  if (isStepKind(name)) return interPartesAt
  return isCourtOfProtectionKind(name) ? courtOfProtectionAt : at
}
function atOf({ name }: AnyKind): string {
  const key = (Object.keys(kinds) as KindName[]).find((one) => kinds[one].name === name)
  return key ? atOfName(key) : at
}
/** Every list, each in the case that has its rows; those of shared kinds in all. */
const listsOfCases = (): [resource: (typeof lists)[number], at: string][] => [
  ...lists.map((resource): [(typeof lists)[number], string] => [resource, atOf(resource.kind)]),
  ...lists
    .filter(({ kind }) => kind.name === 'time_recording' || kind.name === 'disbursement')
    .flatMap((resource) =>
      [courtOfProtectionAt, interPartesAt].map((path): [(typeof lists)[number], string] => [resource, path]),
    ),
  ...lists
    .filter(({ kind }) => ['disbursement', 'expert_fee', 'party'].includes(kind.name))
    .map((resource): [(typeof lists)[number], string] => [resource, highCostAt]),
]

/** The fee earner and the party of the examples. */
const EXAMPLE_EARNER = '00000000-0000-4000-8000-000000000001'
const EXAMPLE_PARTY = '00000000-0000-4000-8000-000000000003'

/**
 * Fills the case with rows of every listed kind, with all that they can refer to, parts, and comments on each top row.
 */
async function fill(): Promise<void> {
  await newCourtOfProtectionCase()
  await newInterPartesCase()
  await newHighCostCase()
  const advocate = await must('POST', `${highCostAt}/party`, { party: 'Ann Lee', role: 'junior_counsel', rate: 90 })
  for (const name of Object.keys(kinds) as KindName[]) {
    if (!isListed(kinds[name])) continue
    for (const draft of (examples[name] as Examples<KindName>).valid)
      await must(
        'POST',
        `${atOfName(name)}/${kinds[name].path}`,
        JSON.parse(
          JSON.stringify(bodyOf(kinds[name], draft, true))
            .replaceAll(EXAMPLE_EARNER, feeEarner)
            .replaceAll(EXAMPLE_PARTY, advocate.uuid),
        ),
      )
  }
  const recordedFor = async (kind: AnyKind): Promise<string> =>
    (await must<Page>('GET', `${courtOfProtectionAt}/${kind.path}?first=1`)).nodes[0]?.uuid ?? ''
  const [party, cop_case_part] = [await recordedFor(kinds.party), await recordedFor(kinds.casePart)]
  const ofParty = { date: '2024-05-01', party, cop_case_part }
  await must('POST', `${courtOfProtectionAt}/time-recording`, {
    ...ofParty,
    fee_earner: feeEarner,
    activity_type: 'letter_in',
    time: 0.1,
  })
  await must('POST', `${courtOfProtectionAt}/disbursement`, { ...ofParty, disbursement_type: 'taxi', amount: 12 })
  const ofPhase = { date: '2024-05-01', phase: 'disclosure' }
  const { uuid: opponent } = await must('POST', `${interPartesAt}/party`, { party: 'Ben Birch' })
  await must('POST', `${interPartesAt}/time-recording`, {
    ...ofPhase,
    party: opponent,
    fee_earner: feeEarner,
    activity_type: 'preparation',
    time: 1,
    amount: 400,
  })
  await must('POST', `${interPartesAt}/disbursement`, { ...ofPhase, disbursement_type: 'taxi', amount: 12 })
  const { uuid: party_uuid } = await addParty('Smith')
  const counsel = [
    {
      counsel_level: 'leading',
      party_uuid,
      travel,
      counsel_attendance: { party_uuid, attendance: 'event' },
      expenses: [{ amount: 4, description: 'Lunch' }],
    },
  ]
  await addStep({
    solicitor: party_uuid,
    fee_earner: feeEarner,
    site,
    counsel,
    procedural_step_disbursements: [{ party_uuid, amount: 12 }],
  })
  await must('POST', `${at}/period`, { description: 'Before the birth', start_date: '2025-02-01' })
  await must('POST', `${at}/other-step`, { description: 'Case management', date: '2025-02-01' })
  const [type] = expertTypes.flatMap(({ types }) => types)
  await must('POST', `${highCostAt}/expert-fee`, {
    date: '2025-02-01',
    invoice_type: type?.uuid,
    invoice_number: 'INV-1',
    amount: 900,
    party: advocate.uuid,
    percentage: 33.33,
  })
  await must('POST', `${at}/expert-invoice`, { invoice_type: type?.uuid, date: '2025-02-01', description: 'Report' })
  for (const { kind } of lists) {
    const { nodes } = await must<Page>('GET', `${atOf(kind)}/${kind.path}?first=1`)
    await must('POST', `client/entity/${kind.commentedAs}/${nodes[0]?.uuid ?? ''}/comment`, { body: 'Which one?' })
  }
}

test('a page with columns has the same values as the whole page, for each key of each kind', async () => {
  await fill()
  for (const [resource, of] of listsOfCases()) {
    const { kind } = resource
    const path = `${of}/${kind.path}?first=50`
    const keys = keysInList(furtherItems, resource)
    const whole = await must<Page>('GET', path)
    expect(whole.nodes.length, kind.name).toBeGreaterThan(0)
    const known = new Set(keys.flatMap((key) => [key, `${key}_named`]))
    const stated = whole.nodes.flatMap((row) => Object.keys(row))
    expect(
      stated.filter((key) => !known.has(key)),
      kind.name,
    ).toEqual([])
    expect(await must('GET', `${path}&columns=${keys.join(',')}`), kind.name).toEqual(whole)
    const date = dateFieldOf(kind)
    for (const key of keys) {
      const beside = Object.entries(itemTimes).flatMap(([name, column]) => (column === key ? [name] : []))
      const shown = new Set([key, ...beside, `${key}_named`, 'uuid', 'seq', ...(date ? [snakeName(date)] : [])])
      const only = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => shown.has(name)))
      expect(await must('GET', `${path}&columns=${key}`), `${kind.name} ${key}`).toEqual({
        ...whole,
        nodes: whole.nodes.map(only),
      })
    }
  }
})

test('every value that a kind can answer is among what is compared', async () => {
  await fill()
  const steps = await must<Page>('GET', `${at}/court/step?first=1&columns=solicitor,counsel`)
  const [step] = steps.nodes
  expect(Object.keys(step ?? {}).toSorted()).toEqual(['counsel', 'date', 'seq', 'solicitor', 'solicitor_named', 'uuid'])
  expect(step).toMatchObject({ solicitor_named: { name: 'Smith' }, counsel: [{ travel, comments: [] }] })
  const { nodes } = await must<Page>('GET', `${at}/disbursement?first=50&columns=procedural_step_disbursement,amount`)
  expect(nodes.find((row) => row.procedural_step_disbursement === step?.uuid)).toMatchObject({
    amount: 12,
    date: step?.date,
  })
})

test('pages with columns follow one another, and say how many rows there are', async () => {
  for (const day of [3, 1, 2])
    await must('POST', `${at}/other-step`, { description: `Day ${day}`, date: `2025-02-0${day}` })
  const path = `${at}/other-step?first=2&columns=description`
  const one = await must<Page>('GET', path)
  const two = await must<Page>('GET', `${path}&after=${one.end_cursor}`)
  expect(
    [one, two].map(({ nodes, total_count, has_next_page }) => [
      nodes.map(({ description }) => description),
      total_count,
      has_next_page,
    ]),
  ).toEqual([
    [['Day 1', 'Day 2'], 3, true],
    [['Day 3'], 3, false],
  ])
  expect(await must('GET', `${at}/other-step?columns=version`)).toMatchObject({
    total_count: 3,
    has_next_page: false,
  })
})

test.each(['narrative', 'date,password', 'solicitor_named', '*'])(
  'no row has the column %s: refused, with those that there are',
  async (columns) => {
    const answer = await rest<{ details: Record<string, string> }>('GET', `${at}/other-step?first=1&columns=${columns}`)
    expect([answer.status, answer.body.details]).toEqual([
      422,
      { columns: expect.stringMatching(/^Choose from uuid, version, .*description.*comments\.$/) as string },
    ])
  },
)
