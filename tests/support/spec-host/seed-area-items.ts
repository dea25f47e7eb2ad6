import { CASE, EARNER, ITEM, PART, PARTY } from './ids.ts'
import { seededTime as time, type Items } from './seed-care-items.ts'

export const protectionItems = (): Items => ({
  caseParts: [
    {
      uuid: PART.general,
      description: 'General management, first year',
      start_date: '2024-06-03T00:00:00',
      end_date: '2025-01-31T00:00:00',
      care_case: CASE.protection,
      comments: [],
    },
    {
      uuid: PART.property,
      description: 'Sale of the house',
      start_date: '2025-02-01T00:00:00',
      end_date: '2025-03-28T00:00:00',
      care_case: CASE.protection,
      comments: [],
    },
  ],
  parties: [{ uuid: PARTY.deputy, care_case: CASE.protection, party: 'Harriet Webb, deputy', comments: [] }],
  times: [
    {
      ...time(CASE.protection),
      uuid: ITEM.protectionTime,
      date: '2024-07-01T00:00:00',
      description: 'Considering the bank statements',
      party: PARTY.deputy,
      cop_case_part: PART.general,
      time: 1.5,
      activity_type: 'preparation',
      total_cost: 391.5,
      total_vat: 78.3,
    },
  ],
})

export const interPartesItems = (): Items => ({
  parties: [{ uuid: PARTY.claimant, care_case: CASE.interPartes, party: 'Maud Ferris', comments: [] }],
  times: [
    {
      ...time(CASE.interPartes),
      uuid: ITEM.interPartesTime,
      date: '2024-10-08T00:00:00',
      description: 'Drafting the particulars',
      party: PARTY.claimant,
      phase: 'issue_statements_of_case',
      time: 3,
      activity_type: 'preparation',
      amount: 210,
      total_cost: 630,
      total_vat: 126,
    },
  ],
  steps: [
    {
      uuid: ITEM.step,
      procedural_type: 'claim',
      description: 'Issue of the claim',
      date: '2024-10-14T00:00:00',
      phase: 'issue_statements_of_case',
      fee_type: 'procedural_step',
      procedural_step_disbursements: [
        {
          uuid: ITEM.stepDisbursement,
          description: 'Issue fee',
          party: PARTY.claimant,
          amount: 455,
          vat_exempt: true,
          comments: [],
        },
      ],
      procedural_step_attendances: [
        {
          uuid: ITEM.stepAttendance,
          description: 'Attending the client to sign',
          time: 0.5,
          fee_earner: EARNER.sana,
          type: 'client',
          comments: [],
        },
      ],
      comments: [],
    },
    {
      uuid: ITEM.attendanceStep,
      procedural_type: 'hearing',
      description: 'Case management conference',
      date: '2025-01-20T00:00:00',
      phase: 'cmc',
      fee_type: 'hearing',
      procedural_step_disbursements: [],
      procedural_step_attendances: [],
      comments: [],
    },
  ],
})

export const highCostItems = (): Items => ({
  parties: [
    {
      uuid: PARTY.firm,
      care_case: CASE.highCost,
      party: 'Oakfield Family Law',
      role: 'solicitor',
      linked_costs: false,
      rate: 75.6,
      comments: [],
    },
    {
      uuid: PARTY.leader,
      care_case: CASE.highCost,
      party: 'Nerys Vaughan KC',
      role: 'leading_counsel',
      linked_costs: false,
      rate: null,
      comments: [],
    },
  ],
  highCostSteps: [
    {
      uuid: ITEM.highCostStep,
      event: 'court_hearing',
      description: 'Issues resolution hearing',
      date: '2025-03-10T00:00:00',
      attendance: 'event',
      solicitor: PARTY.firm,
      solicitor_attendance: 'event',
      counsel: [
        {
          uuid: ITEM.counsel,
          counsel_level: 'leading',
          party_uuid: PARTY.leader,
          counsel_attendance: { party_uuid: PARTY.leader, attendance: 'event' },
          travel: { distance: 40, amount: 18, description: 'From Cardiff' },
        },
      ],
      procedural_step_disbursements: [
        {
          uuid: ITEM.highCostDisbursement,
          party_uuid: PARTY.leader,
          disbursement_type: 'counsel_expenses',
          amount: 96.5,
          vat_exempt: false,
          comments: [],
        },
      ],
      events_total: 2800,
      comments: [],
    },
  ],
})

export const rivalItems = (): Items => ({
  times: [
    {
      ...time(CASE.rivals),
      uuid: ITEM.rivalTime,
      date: '2025-04-02T00:00:00',
      description: 'Preparing the budget',
      fee_earner: EARNER.rhys,
      phase: 'cmc',
      time: 1,
      activity_type: 'preparation',
      amount: 100,
      total_cost: 100,
      total_vat: 20,
    },
  ],
})
