import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { describe, expect, test } from 'vitest'
import { counsel, step } from '../../../../../dev/further-kinds.ts'
import { stepForm } from '../../../further-kinds/forms.ts'
import { draftOf, initialParts, initialRow, serverRow, validateItem } from './item-draft.ts'
import type { ControlSpec } from '../../ui/form/controls.ts'
import type { AnyManyAsked, AnyTab } from './tab-definition.ts'

const facts: CaseFacts = { area: 'high_cost_legal_aid', caseType: 'care_and_supervision', dualAspect: false }
const PARTY = '00000000-0000-4000-8000-000000000001'

const { travel } = stepForm.parts.counsel.parts
// An input that is read before it is validated, in a part of an entry: miles with their unit.
const distance: ControlSpec = {
  label: 'Distance',
  as: 'own',
  own: {
    Input: () => null,
    formValue: (value) => String(value ?? ''),
    parsed: (value) => String(value).replace(' miles', ''),
    display: String,
  },
}
const counselForm = {
  ...stepForm.parts.counsel,
  parts: { ...stepForm.parts.counsel.parts, travel: { ...travel, controls: { ...travel.controls, distance } } },
} as AnyManyAsked
const { controls } = stepForm
const tab = { kind: step, controls, parts: { ...stepForm.parts, counsel: counselForm } } as unknown as AnyTab

const fields = {
  event: 'conference',
  description: 'By telephone',
  date: '2025-05-01',
  solicitor: null,
  feeEarner: null,
  site: null,
}
const trip = { distance: 1.5, amount: 18, description: 'To Exeter' }
const hale = { uuid: PARTY, name: 'Ms Hale' }
const stored = {
  uuid: 's',
  ...fields,
  counsel: [
    {
      uuid: 'a',
      counselLevel: 'leading',
      partyUuid: hale,
      attendance: { partyUuid: hale, attendance: 'event' },
      travel: trip,
      expenses: [{ uuid: 'e', amount: 3, description: 'Parking' }],
    },
    { uuid: 'b', counselLevel: 'junior', partyUuid: null, attendance: null, travel: null, expenses: [] },
  ],
  disbursements: [],
}
const opened = initialParts(tab, draftOf(tab, stored, facts))
const check = (draft: Draft) => validateItem(tab, controls, facts)({ ...fields, ...draft })
/** The stored counsel as the input of the mutation has it. */
const sent = [
  {
    uuid: 'a',
    counselLevel: 'leading',
    partyUuid: PARTY,
    attendance: { partyUuid: PARTY, attendance: 'event' },
    travel: trip,
    expenses: [{ uuid: 'e', amount: 3, description: 'Parking' }],
  },
  { uuid: 'b', counselLevel: 'junior', partyUuid: null, attendance: null, travel: null, expenses: [] },
]

describe('a list whose entries have parts, references and a list', () => {
  test('opens with every entry, its references as uuids and its parts as texts, null where one is absent', () => {
    expect(opened).toEqual({
      counsel: [
        {
          uuid: 'a',
          counselLevel: 'leading',
          partyUuid: PARTY,
          attendance: { partyUuid: PARTY, attendance: 'event' },
          travel: { distance: '1.5', amount: '18.00', description: 'To Exeter' },
          expenses: [{ uuid: 'e', amount: '3.00', description: 'Parking' }],
        },
        { uuid: 'b', counselLevel: 'junior', partyUuid: '', attendance: null, travel: null, expenses: [] },
      ],
      disbursements: [],
    })
  })
  test('is validated with its parts, which are read as their inputs say', () => {
    const rows = opened.counsel as Draft[]
    const typed = { ...rows[0], travel: { ...trip, distance: '1.5 miles' } }
    expect(check({ counsel: [typed] }).value).toMatchObject({ counsel: [sent[0]] })
  })
  test('has its problems at the path of the input', () => {
    const { problems } = check({ counsel: [{ counselLevel: 'junior', travel: { ...trip, distance: ' miles' } }] })
    expect(problems).toEqual([{ path: 'counsel.0.travel.distance', message: 'This is required.' }])
  })
  test('opens as its form would save it, so that an unchanged entry is no change', () => {
    expect(check(opened).value).toEqual({ ...fields, counsel: sent, disbursements: [] })
  })
  test('starts a new entry without its optional parts', () => {
    expect(initialRow(counsel, counselForm, {})).toEqual({
      counselLevel: '',
      partyUuid: '',
      attendance: null,
      travel: null,
      expenses: [],
    })
  })
  test('is read from the row that a conflict answers', () => {
    const current = {
      uuid: 's',
      ...fields,
      counsel: [
        {
          uuid: 'a',
          counsel_level: 'leading',
          party_uuid: PARTY,
          counsel_attendance: { party_uuid: PARTY, attendance: 'event' },
          travel: trip,
          expenses: [{ uuid: 'e', amount: 3, description: 'Parking' }],
        },
      ],
      proceduralStepDisbursements: [{ uuid: 'd', amount: 7, party_uuid: null }],
    }
    expect(draftOf(tab, serverRow(tab, current), facts)).toMatchObject({
      counsel: [sent[0]],
      disbursements: [{ uuid: 'd', amount: 7, partyUuid: null }],
    })
  })
})

test('what follows from elsewhere is left out of the form, at any depth; what was entered is in it', () => {
  const rate = { label: 'Rate', as: 'money', isEntered: ({ rateFrom }: Draft) => rateFrom === 'entered' } as const
  const withRates = {
    ...tab,
    controls: { ...controls, description: { ...controls.description, isEntered: () => false } },
    parts: {
      ...tab.parts,
      counsel: {
        ...counselForm,
        parts: {
          ...counselForm.parts,
          expenses: { ...stepForm.parts.counsel.parts.expenses, controls: { amount: rate, description: rate } },
        },
      },
    },
  } as unknown as AnyTab
  const expenses = [
    { uuid: 'e', amount: 3, description: null, rateFrom: 'entered' },
    { uuid: 'f', amount: 4, description: null, rateFrom: 'rate_card' },
  ]
  const draft = draftOf(withRates, { ...stored, counsel: [{ ...stored.counsel[0], expenses }] }, facts)
  expect(draft).toMatchObject({
    event: 'conference',
    description: null,
    counsel: [{ expenses: [{ amount: 3 }, { amount: null }] }],
  })
})
