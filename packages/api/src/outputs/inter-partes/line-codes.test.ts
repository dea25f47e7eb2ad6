import {
  activityCodes,
  disbursementTypes,
  expenseCodes,
  type Line,
  phaseCodes,
  phases,
  taskCodes,
} from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { codesOfPhase, expenseOf, taskOfStep } from './codes.ts'
import { codesOf } from './line-codes.ts'
import { paperHeadOf } from './paper-heads.ts'

describe('the codes of Schedule 2', () => {
  test('are fifteen phases, forty-one tasks, ten activities and fifteen expenses', () => {
    expect([phaseCodes, taskCodes, activityCodes, expenseCodes].map((codes) => codes.length)).toEqual([15, 41, 10, 15])
    const named = (codes: readonly { code: string; name: string }[], code: string) =>
      codes.find((one) => one.code === code)?.name
    expect([named(phaseCodes, 'P10'), named(taskCodes, 'T13'), named(taskCodes, 'T41')]).toEqual([
      'ADR / Settlement',
      'Taking, preparing and finalising witness statement(s)',
      'Post Assessment Work (excluding Hearings)',
    ])
    expect([named(activityCodes, 'A9'), named(expenseCodes, 'X15')]).toEqual(['Billable Travel Time', 'Process Server'])
  })
  test('have for each of our phases a phase and a task of it, and for each type of disbursement an expense', () => {
    const phaseOf = new Map(taskCodes.map(({ code, phase }) => [code, phase]))
    expect(phases.map((phase) => codesOfPhase[phase].phase)).toEqual(phaseCodes.slice(0, 10).map(({ code }) => code))
    for (const { phase, task } of Object.values(codesOfPhase)) expect([task, phaseOf.get(task)]).toEqual([task, phase])
    for (const task of Object.values(taskOfStep)) expect(phaseOf.has(task)).toBe(true)
    const known = new Set(expenseCodes.map(({ code }) => code))
    expect(disbursementTypes.filter((type) => !known.has(expenseOf[type]))).toEqual([])
  })
})

const step = (proceduralType: string, phase: string): FrozenItem => ({
  ...{ kind: 'procedural_step', date: '2025-01-01', feeEarner: null, description: null, phase },
  ...{ activityType: null, disbursementType: null, hearing: null },
  step: { proceduralType, isAttendance: false },
})
/** The codes of a line with these facts, of a case with a claimant and a defendant. */
function of(
  facts: Partial<FrozenItem>,
  head: Line['head'] = 'profit_costs',
  ofStep?: FrozenItem,
  receivingParty?: 'claimant' | 'defendant',
) {
  const interPartes = fullInterPartesBill(1)
  const details = { ...interPartes.case.details, ...(receivingParty && { receiving_party: receivingParty }) }
  const full = { ...interPartes, case: { ...interPartes.case, details } }
  const [line] = full.bill.heads[0]!.lines
  const item: FrozenItem = {
    ...{ kind: 'time_recording', date: null, feeEarner: null, description: null },
    ...{ activityType: null, disbursementType: null, hearing: null },
    ...(ofStep && { parent: 's' }),
    ...facts,
  }
  const frozen: FrozenCase = { ...full, items: { [line!.item!]: item, ...(ofStep && { s: ofStep }) } }
  return codesOf(frozen, { ...line!, head })
}

describe('the codes of a line', () => {
  test.each([
    ['work in the phase of its row', of({ activityType: 'preparation', phase: 'cmc' }), 'P3 T8 A10'],
    ['travel', of({ activityType: 'travelling_and_waiting', phase: 'trial_preparation' }), 'P8 T20 A9'],
    ['advocacy in the trial', of({ activityType: 'advocacy', phase: 'trial' }), 'P9 T21 A1'],
    ['advocacy elsewhere', of({ activityType: 'advocacy', phase: 'cmc' }), 'P3 T8 A1'],
    [
      'an attendance on a witness',
      of({ attendanceOn: 'witness' }, 'profit_costs', step('inspection', 'disclosure')),
      'P4 T12 A4',
    ],
    [
      'an attendance on an opponent',
      of({ attendanceOn: 'opponent' }, 'profit_costs', step('mediation', 'adr_settlement_discussions')),
      'P10 T24 A6',
    ],
    [
      'a step whose type is of another phase',
      of({ attendanceOn: 'court' }, 'profit_costs', step('disclosure', 'trial')),
      'P9 T22 A1',
    ],
    [
      'a defence, whose side is not known',
      of({ attendanceOn: 'client' }, 'profit_costs', step('defence', 'issue_statements_of_case')),
      'P2 T4 A3',
    ],
    ['a letter without a party', of({ activityType: 'letter_out', phase: 'disclosure' }), 'P4 T10 A3'],
    [
      'a call with the claimant',
      of({ activityType: 'telephone_call', phase: 'disclosure', party: 'party0' }),
      'P4 T10 A3',
    ],
    [
      'a call with an insurer',
      of({ activityType: 'telephone_call', phase: 'disclosure', party: 'party2' }),
      'P4 T10 A7',
    ],
    [
      'a call with the defendant, where it is not recorded whose costs they are',
      of({ activityType: 'telephone_call', phase: 'disclosure', party: 'party1' }),
      'P4 T10 A3',
    ],
    ...(
      [
        ['claimant', ['A3', 'A6', 'A7']],
        ['defendant', ['A6', 'A3', 'A7']],
      ] as const
    ).flatMap(([receiving, activities]) =>
      activities.map((activity, i): [string, ReturnType<typeof of>, string] => [
        `a letter for the ${receiving} to the ${['claimant', 'defendant', 'insurer'][i]}`,
        of(
          { activityType: 'letter_out', phase: 'disclosure', party: `party${i}` },
          'profit_costs',
          undefined,
          receiving,
        ),
        `P4 T10 ${activity}`,
      ]),
    ),
    [
      'counsel’s brief fee',
      of({ disbursementType: 'counsel_fee' }, 'disbursements', step('trial', 'trial')),
      'P9 T21 X1',
    ],
    [
      'counsel’s fee in the pleadings',
      of({ disbursementType: 'counsel_fee', phase: 'issue_statements_of_case' }, 'disbursements'),
      'P2 T4 X1',
    ],
    [
      'a mediator',
      of({ disbursementType: 'mediation_fee', phase: 'adr_settlement_discussions' }, 'disbursements'),
      'P10 T24 X4',
    ],
    ['a type that is not known', of({ disbursementType: 'new_type', phase: 'cmc' }, 'disbursements'), 'P3 T8 X8'],
    ['no phase at all', of({ activityType: 'preparation' }), 'A10'],
  ])('of %s', (_what, { phase, task, activity, expense }, expected) =>
    expect([phase, task, activity, expense].filter(Boolean).join(' ')).toBe(expected),
  )
})

describe('the codes that are recorded', () => {
  const work = { activityType: 'preparation', phase: 'cmc' } as const
  const inStep = { ...step('disclosure', 'disclosure'), billCodes: { task: 'T28', activity: 'A1' } }
  test.each([
    ['its own', of({ ...work, billCodes: { task: 'T37', activity: 'A8' } }), 'P14 T37 A8', ''],
    ['its own task alone', of({ ...work, billCodes: { task: 'T37' } }), 'P14 T37 A10', 'activity'],
    ['those of its step', of({ attendanceOn: 'client' }, 'profit_costs', inStep), 'P11 T28 A1', ''],
    [
      'its own before those of its step',
      of({ attendanceOn: 'client', billCodes: { task: 'T9' } }, 'profit_costs', inStep),
      'P4 T9 A1',
      '',
    ],
    [
      'an expense, and the task of its step',
      of({ disbursementType: 'other', billCodes: { expense: 'X7' } }, 'disbursements', inStep),
      'P11 T28 X7',
      '',
    ],
    ['none', of(work), 'P3 T8 A10', 'task activity'],
  ])('%s', (_what, { phase, task, activity, expense, guessed }, codes, worked) =>
    expect([[phase, task, activity, expense].filter(Boolean).join(' '), guessed.join(' ')]).toEqual([codes, worked]),
  )
})

test.each([
  ['client', 'A3', 2],
  ['opponent', 'A6', 5],
  ['solicitor', 'A6', 5],
  ['witness', 'A4', 3],
  ['expert', 'A5', 3],
  ['counsel', 'A2', 6],
  ['court', 'A7', 6],
  ['other', 'A7', 5],
])('a letter to a party that is %s has activity %s and stands under head %i', (capacity, activity, head) => {
  const rich = fullInterPartesBill(1)
  const [line] = rich.bill.heads[0]!.lines
  const item = { ...rich.items[line!.item!]!, activityType: 'letter_out', phase: 'cmc', party: 'party0' }
  const parties = rich.parties!.map((party) => ({ ...party, capacity }))
  const frozen: FrozenCase = { ...rich, parties, items: { [line!.item!]: item } }
  expect([codesOf(frozen, line!).activity, paperHeadOf(frozen, line!)]).toEqual([activity, head])
})
