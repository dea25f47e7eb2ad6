import type { CaseFacts } from '@costdraft/schema/field.ts'
import { everyPricedKind } from '@costdraft/costing'
import { examples } from '@costdraft/schema/items/examples.ts'
import type { Examples } from '@costdraft/schema/items/kind-examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { checkKind, isPriced, partsOf, type AnyKind, type InputOfKind, type Parts } from '@costdraft/schema/kind.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { counsel, step } from '../../dev/further-kinds.ts'

const sdl = buildSchema(typeDefs)
const plain: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }
/** Of a case whose parties have roles. */
const withRoles: CaseFacts = { ...plain, itemFields: ['role'] }

describe.each(Object.keys(kinds) as KindName[])('%s', (name) => {
  const kind: AnyKind = kinds[name]
  const { valid, invalid } = examples[name] as Examples<KindName>

  test('its GraphQL input has exactly its fields and parts, and `!` exactly where they are always required', () => {
    const input = sdl.getType(`${kind.type}Input`)
    const given = isInputObjectType(input)
      ? Object.entries(input.getFields()).map(([field, { type }]) => [field, isNonNullType(type)])
      : []
    const fields = Object.entries(kinds[name].fields).map(([field, { isAlwaysRequired }]) => [field, isAlwaysRequired])
    const parts = Object.keys(kind.parts as Parts).map((part) => [part, false])
    expect(Object.fromEntries(given)).toEqual(
      Object.fromEntries([...fields, ...parts, ...(kind.list ? [] : [['uuid', false]])]),
    )
  })
  test('has a price in costing exactly where it is said to have one: without it every row would cost nothing', () => {
    // A step has the price of what it is made of.
    const names = [kind.name, ...partsOf(kind).flatMap(([, part]) => (part.many ? part.kind.name : []))]
    const isInCosting = everyPricedKind.some((priced) => priced.kinds.some((one) => names.includes(one)))
    expect([kind.name, isInCosting]).toEqual([kind.name, isPriced(kind)])
  })
  test('its GraphQL type is a CaseItem with its fields and parts, and is listed on Case', () => {
    const type = sdl.getType(kind.type)
    const parent = sdl.getType('Case')
    expect(isObjectType(type) && type.getInterfaces().map((i) => i.name)).toEqual(['CaseItem'])
    expect(isObjectType(type) ? Object.keys(type.getFields()) : []).toEqual(
      expect.arrayContaining([...Object.keys(kind.fields), ...Object.keys(kind.parts as Parts)]),
    )
    if (kind.list) expect(isObjectType(parent) && Object.keys(parent.getFields())).toContain(kind.list)
  })
  test.each(valid)('accepts %j', (draft) => {
    const { value, problems } = checkKind(kind, draft, withRoles)
    expect(problems).toBeUndefined()
    expect(value).toMatchObject(draft)
  })
  test.each(invalid)('refuses: %s', (_why, draft, paths, facts) => {
    const { problems } = checkKind(kind, draft, { ...plain, ...facts })
    expect(problems?.map(({ path }) => path).toSorted()).toEqual(paths)
    expect(problems?.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true)
  })
})

test('a field that no longer applies is set to null', () => {
  const [first] = examples.hearing.valid
  expect(checkKind(kinds.hearing, { ...first, hearingType: 'final', units: 1 }, plain).value).toMatchObject({
    startTime: null,
    endTime: null,
    adjournmentType: null,
    adjournment: null,
    units: 1,
    allegationsOfHarm: true,
  })
})

test('the value of a kind is typed and checked with its lists and their parts', () => {
  const draft: InputOfKind<typeof step> = {
    event: 'court_hearing',
    description: 'Issues resolution hearing',
    date: '2025-05-01',
    counsel: [
      {
        counselLevel: 'junior',
        partyUuid: '00000000-0000-4000-8000-000000000001',
        attendance: { partyUuid: '00000000-0000-4000-8000-000000000001', attendance: 'event' },
        travel: { distance: 40, amount: 18, description: 'To Exeter' },
      },
    ],
  }
  expect(checkKind(step, draft, plain).value).toMatchObject(draft)
  // @ts-expect-error an unknown level does not compile
  const wrong: InputOfKind<typeof counsel> = { counselLevel: 'pupil' }
  expect(checkKind(step, { ...draft, counsel: [wrong] }, plain).problems?.map(({ path }) => path)).toContain(
    'counsel.0.counselLevel',
  )
  // The levels are those of the counsel arrangement.
  expect(checkKind(step, draft, { ...plain, advocacyScheme: 'leading_counsel_solicitor' }).problems).toEqual([
    { path: 'counsel.0.counselLevel', message: 'Choose one of leading.' },
  ])
})
