import type { CaseFacts } from '@costdraft/schema/field.ts'
import { examples, type Examples } from '@costdraft/schema/items/examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { checkKind, defineKind, many, one, type AnyKind, type InputOfKind, type Parts } from '@costdraft/schema/kind.ts'
import { field } from '@costdraft/schema/field.ts'
import { decimal, IsoDate, oneOf, text, Uuid } from '@costdraft/schema/structs.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'

const sdl = buildSchema(typeDefs)
const plain: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }

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
  test('its GraphQL type is a CaseItem with its fields and parts, and is listed on Case', () => {
    const type = sdl.getType(kind.type),
      parent = sdl.getType('Case')
    expect(isObjectType(type) && type.getInterfaces().map((i) => i.name)).toEqual(['CaseItem'])
    expect(isObjectType(type) ? Object.keys(type.getFields()) : []).toEqual(
      expect.arrayContaining([...Object.keys(kind.fields), ...Object.keys(kind.parts as Parts)]),
    )
    if (kind.list) expect(isObjectType(parent) && Object.keys(parent.getFields())).toContain(kind.list)
  })
  test.each(valid)('accepts %j', (draft) => {
    const { value, problems } = checkKind(kind, draft, plain)
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

// The most complex planned kind, as types only: checks that `defineKind` can express it.
test('the step of a high cost case with its counsel can be declared', () => {
  const counsel = defineKind({
    name: 'procedural_step_counsel',
    type: 'StepCounsel',
    path: 'counsel',
    commentedAs: 'procedural_step',
    hasFiles: false,
    fields: {
      counselLevel: field(oneOf(['junior', 'leading', 'senior'])),
      partyUuid: field(Uuid)
        .to('party')
        .when((c) => c.attendance !== undefined),
      attendance: field(oneOf(['event', 'fas', 'none'])).when((c) => c.partyUuid !== undefined),
    },
    parts: {
      travel: one({
        wire: 'travel',
        path: 'travel',
        fields: {
          distance: field(decimal(0, 9_999)),
          amount: field(decimal(0, 9_999)),
          description: field(text(0, 200)),
        },
        applies: (c) => c.attendance === 'event',
      }),
    },
  })
  const step = defineKind({
    name: 'procedural_step',
    type: 'HighCostStep',
    list: 'highCostSteps',
    path: 'high-cost/procedural-step',
    deletedThrough: 'fee',
    commentedAs: 'procedural_step',
    hasFiles: true,
    fields: {
      event: field(oneOf(['court_hearing', 'conference'])),
      description: field(text(3, 1000)),
      date: field(IsoDate),
      solicitor: field(Uuid).to('party').optional(),
    },
    parts: { counsel: many('counsel', 'counsel', counsel) },
  })
  const draft: InputOfKind<typeof step> = {
    event: 'court_hearing',
    description: 'Issues resolution hearing',
    date: '2025-05-01',
    counsel: [
      {
        counselLevel: 'junior',
        partyUuid: '00000000-0000-4000-8000-000000000001',
        attendance: 'event',
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
})
