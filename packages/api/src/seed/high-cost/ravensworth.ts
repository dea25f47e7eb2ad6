import { EXPERT, type HighCostCase } from './high-cost-case.ts'

const FIRM = 'Ashdown Family Law'
const LEADER = 'Nerys Vaughan KC'
const JUNIOR = 'Daniel Frost'
const GUARDIAN = 'Children’s guardian'

/** Leading and junior counsel, with two hearings that the solicitor did not attend: in review, with an open comment. */
export const ravensworth: HighCostCase = {
  firm: FIRM,
  name: 'Re Ravensworth (a child)',
  reference: 'ASH/HC/2025/007',
  stage: 'in_review',
  daysAgo: 3,
  fields: {
    case_type: 'care_and_supervision',
    represented_party: 'child',
    parties_represented: 1,
    high_court_work: true,
    certificate: {
      certificate_number: '1125007HC002',
      court_level: 'high_court_judge',
      date_of_issue: '2025-04-07',
      advocacy_scheme: 'leading_counsel_junior_counsel',
      fee_scheme: 'events',
      final_hearing_length: 'up_to_10_days',
    },
  },
  parties: [
    [FIRM, 'solicitor'],
    [LEADER, 'leading_counsel', 180],
    [JUNIOR, 'junior_counsel', 90],
    [GUARDIAN, null],
  ],
  steps: [
    {
      date: '2025-05-06',
      event: 'court_hearing',
      description: 'Allocation to the High Court, and first directions',
      counsel: [['junior', JUNIOR]],
    },
    {
      date: '2025-06-24',
      event: 'advocates_meeting',
      description: 'Advocates’ meeting on the scope of the fact-finding hearing',
      counsel: [
        ['leading', LEADER],
        ['junior', JUNIOR],
      ],
    },
    {
      date: '2025-07-01',
      event: 'court_hearing',
      description: 'Case management hearing',
      solicitor: 'none',
      counsel: [['junior', JUNIOR]],
    },
    {
      date: '2025-09-09',
      event: 'conference',
      description: 'Conference with leading counsel and the guardian',
      counsel: [
        ['leading', LEADER, 'event', [62, 55.8, 'Oxford to London and back']],
        ['junior', JUNIOR],
      ],
    },
    {
      date: '2025-10-14',
      event: 'court_hearing',
      description: 'Application to adduce further medical evidence',
      solicitor: 'none',
      counsel: [['leading', LEADER]],
    },
    {
      date: '2026-01-27',
      event: 'issues_resolution_hearing',
      description: 'Issues resolution hearing before the High Court judge',
      counsel: [
        ['leading', LEADER, 'event', [62, 55.8, 'Oxford to London and back']],
        ['junior', JUNIOR],
      ],
    },
    {
      date: '2026-02-23',
      event: 'main_hearing_day',
      description: 'Final hearing, first day',
      counsel: [
        ['leading', LEADER, 'event', [62, 55.8, 'Oxford to London and back']],
        ['junior', JUNIOR],
      ],
      paid: [['accommodation', 148, LEADER]],
    },
    {
      date: '2026-02-24',
      event: 'main_hearing_day',
      description: 'Final hearing, second day, and judgment',
      counsel: [
        ['leading', LEADER],
        ['junior', JUNIOR],
      ],
    },
  ],
  experts: [
    {
      date: '2025-12-02',
      type: EXPERT.psychologist,
      invoice: 'INV-21610',
      amount: 5_100,
      share: 20,
      party: GUARDIAN,
      description: 'Assessment of attachment, instructed jointly by five parties',
    },
  ],
  disbursements: [
    {
      date: '2025-11-18',
      type: 'counsel_fee',
      amount: 640,
      description: 'Written advice of leading counsel on disclosure',
      party: LEADER,
    },
  ],
  narrative: `The child is the only witness of a sibling’s death abroad. The proceedings were allocated to a High Court judge because of the evidence that had to be obtained from two jurisdictions.

Leading counsel was authorised on 30 April 2025. The junior attended alone where procedure only was decided.`,
  costNotes: [
    'The authority for leading counsel is in Case Documents: letter of the Legal Aid Agency of 30 April 2025.',
  ],
  comment: 'Is the written advice within the event fee of 14 October? If it is, take it out.',
}
