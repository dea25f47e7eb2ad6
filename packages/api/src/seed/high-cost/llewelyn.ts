import { EXPERT, type HighCostCase } from './high-cost-case.ts'

const FIRM = 'Bryn Solicitors'
const COUNSEL = 'Catrin Howell'
const LOCAL_AUTHORITY = 'Cyngor Caerdydd'

/** A firm that has no figures for events of its own: what is recorded stands, and is not priced. */
export const llewelyn: HighCostCase = {
  firm: FIRM,
  name: 'Re Llewelyn',
  reference: 'BRY/HC/2025/002',
  stage: 'in_progress',
  daysAgo: 2,
  fields: {
    case_type: 'care_and_supervision',
    represented_party: 'child',
    parties_represented: 2,
    certificate: {
      certificate_number: '1125002HC005',
      court_level: 'circuit_district_judge',
      date_of_issue: '2025-05-12',
      advocacy_scheme: 'single_counsel',
      fee_scheme: 'events',
      final_hearing_length: 'over_10_days',
    },
  },
  parties: [
    [FIRM, 'solicitor'],
    [COUNSEL, 'junior_counsel', 90],
    [LOCAL_AUTHORITY, null],
  ],
  steps: [
    {
      date: '2025-06-09',
      event: 'court_hearing',
      description: 'Case management hearing at Cardiff',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2025-10-07',
      event: 'advocates_meeting',
      description: 'Advocates’ meeting by video link',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2025-10-14',
      event: 'issues_resolution_hearing',
      description: 'Issues resolution hearing at Swansea',
      counsel: [['junior', COUNSEL, 'event', [82, 36.9, 'Cardiff to Swansea and back']]],
      paid: [['translation', 212.4, LOCAL_AUTHORITY]],
    },
  ],
  experts: [
    {
      date: '2025-09-02',
      type: EXPERT.psychologist,
      invoice: 'INV-21455',
      amount: 3_900,
      share: 33.33,
      party: LOCAL_AUTHORITY,
      description: 'Assessment in Welsh of both children, instructed jointly by three parties',
    },
  ],
  disbursements: [],
  narrative: 'Two children whose first language is Welsh. The assessments and the hearings took place in Welsh.',
  costNotes: [],
}
