import { field, type CaseFacts, type Draft } from '@costdraft/schema/field.ts'
import { defineKind, many, one } from '@costdraft/schema/kind.ts'
import { decimal, IsoDate, oneOf, text, Uuid } from '@costdraft/schema/structs.ts'
import { describe, expect, test } from 'vitest'
import { draftOf, initialParts, initialRow, serverRow, validateItem } from './item-draft.ts'
import type { AnyManyAsked, AnyTab } from './tab-definition.ts'

const facts: CaseFacts = { area: 'high_cost_legal_aid', caseType: 'care_and_supervision', dualAspect: false }
const PARTY = '00000000-0000-4000-8000-000000000001'

const travel = one({
  wire: 'step_travel',
  path: 'travel',
  fields: { distance: field(decimal(0, 9_999)), hours: field(decimal(0, 24)) },
  applies: (counsel) => counsel.attendance === 'event',
})
const counsel = defineKind({
  name: 'counsel',
  type: 'Counsel',
  path: 'counsel',
  commentedAs: 'procedural_step',
  hasFiles: false,
  fields: { party: field(Uuid).to('party'), attendance: field(oneOf(['event', 'none'])) },
  parts: { travel },
})
const step = defineKind({
  name: 'step',
  type: 'Step',
  list: 'steps',
  path: 'step',
  commentedAs: 'procedural_step',
  hasFiles: true,
  fields: { date: field(IsoDate), note: field(text(3, 99)).optional() },
  parts: { counsel: many('step_counsel', 'counsel', counsel) },
})
const counselForm = {
  label: 'Counsel',
  singular: 'Counsel',
  template: '1fr 1fr',
  controls: {
    party: { label: 'Party', as: 'ref', choices: [] },
    attendance: { label: 'Attendance', as: 'choice', choices: ['event', 'none'] },
  },
  parts: {
    travel: {
      label: 'Travel',
      template: '1fr 1fr',
      controls: { distance: { label: 'Distance', as: 'count' }, hours: { label: 'Hours', as: 'hours' } },
    },
  },
} satisfies AnyManyAsked
const controls = { date: { label: 'Date', as: 'date' }, note: { label: 'Note', as: 'text' } } as const
const tab = { kind: step, parts: { counsel: counselForm } } as unknown as AnyTab

const stored = {
  uuid: 's',
  date: '2025-05-01',
  note: null,
  counsel: [
    { uuid: 'a', party: { uuid: PARTY, name: 'Ms Hale' }, attendance: 'event', travel: { distance: 40, hours: 1.5 } },
    { uuid: 'b', party: { uuid: PARTY, name: 'Ms Hale' }, attendance: 'none', travel: null },
  ],
}
const opened = initialParts(tab, draftOf(tab, stored, facts))

describe('a list whose entries have a part and a reference', () => {
  test('opens with every entry, its reference as a uuid and its part as texts, null where it is absent', () => {
    expect(opened).toEqual({
      counsel: [
        { uuid: 'a', party: PARTY, attendance: 'event', travel: { distance: '40', hours: '1.50' } },
        { uuid: 'b', party: PARTY, attendance: 'none', travel: null },
      ],
    })
  })
  test('is validated with its parts, which are read as their inputs say', () => {
    const rows = opened.counsel as Draft[]
    const typed = { ...rows[0], travel: { distance: '12', hours: '90m' } }
    const { value } = validateItem(tab, controls, facts)({ date: '2025-05-01', note: '', counsel: [typed] })
    expect(value).toMatchObject({
      counsel: [{ uuid: 'a', party: PARTY, attendance: 'event', travel: { distance: 12, hours: 1.5 } }],
    })
  })
  test('has its problems at the path of the input', () => {
    const { problems } = validateItem(
      tab,
      controls,
      facts,
    )({
      date: '2025-05-01',
      counsel: [{ party: PARTY, attendance: 'event', travel: { distance: '', hours: '1' } }],
    })
    expect(problems).toEqual([{ path: 'counsel.0.travel.distance', message: 'This is required.' }])
  })
  test('opens as its form would save it, so that an unchanged entry is no change', () => {
    const again = validateItem(tab, controls, facts)({ date: '2025-05-01', note: '', ...opened }).value
    expect(again).toEqual({
      date: '2025-05-01',
      note: null,
      counsel: [
        { uuid: 'a', party: PARTY, attendance: 'event', travel: { distance: 40, hours: 1.5 } },
        { uuid: 'b', party: PARTY, attendance: 'none', travel: null },
      ],
    })
  })
  test('starts a new entry without its optional part', () => {
    expect(initialRow(counsel, counselForm, {})).toEqual({ party: '', attendance: '', travel: null })
  })
  test('is read from the row that a conflict answers', () => {
    const current = {
      uuid: 's',
      date: '2025-05-01',
      stepCounsel: [{ uuid: 'a', party: PARTY, attendance: 'event', step_travel: { distance: 7, hours: 1 } }],
    }
    expect(draftOf(tab, serverRow(tab, current), facts)).toMatchObject({
      counsel: [{ uuid: 'a', party: PARTY, attendance: 'event', travel: { distance: 7, hours: 1 } }],
    })
  })
})
