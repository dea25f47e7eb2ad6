import { EXPERT, type HighCostCase, type Step } from './high-cost-case.ts'

const FIRM = 'Ashdown Family Law'
const LEADER = 'Robert Ellery KC'
const JUNIOR = 'Asha Nair'
const LOCAL_AUTHORITY = 'Local authority'
const both = [
  ['leading', LEADER],
  ['junior', JUNIOR],
] as const
/** The twelve days of the main hearing, in three weeks. */
const mainHearing = ['03', '04', '05', '06', '10', '11', '12', '13', '17', '18', '19', '20'].map((day, i): Step => ({
  date: `2025-11-${day}`,
  event: 'main_hearing_day',
  description: `Composite final hearing, day ${i + 1} of 12`,
  counsel: both,
}))

/** Two counsel and a main hearing of more than ten days: complete. */
export const penhallow: HighCostCase = {
  firm: FIRM,
  name: 'Re Penhallow (siblings)',
  reference: 'ASH/HC/2024/011',
  stage: 'complete',
  daysAgo: 12,
  fields: {
    case_type: 'care_and_supervision',
    represented_party: 'parent',
    parties_represented: 1,
    certificate: {
      certificate_number: '1124011HC003',
      court_level: 'circuit_district_judge',
      date_of_issue: '2024-09-30',
      advocacy_scheme: 'leading_counsel_junior_counsel',
      fee_scheme: 'events',
      final_hearing_length: 'over_10_days',
    },
  },
  parties: [
    [FIRM, 'solicitor'],
    [LEADER, 'leading_counsel', 180],
    [JUNIOR, 'junior_counsel', 90],
    [LOCAL_AUTHORITY, null],
  ],
  steps: [
    {
      date: '2024-10-22',
      event: 'court_hearing',
      description: 'First hearing, contested removal of four children',
      counsel: [['junior', JUNIOR]],
    },
    {
      date: '2025-01-16',
      event: 'court_hearing',
      description: 'Case management hearing',
      counsel: [['junior', JUNIOR]],
    },
    {
      date: '2025-06-03',
      event: 'advocates_meeting',
      description: 'Advocates’ meeting on witnesses and the hearing template',
      counsel: both,
    },
    {
      date: '2025-06-10',
      event: 'issues_resolution_hearing',
      description: 'Issues resolution hearing',
      counsel: both,
    },
    {
      date: '2025-10-14',
      event: 'conference',
      description: 'Conference with both counsel and the client before the final hearing',
      counsel: [
        ['leading', LEADER, 'event', [118, 106.2, 'Bristol to London and back']],
        ['junior', JUNIOR],
      ],
    },
    ...mainHearing,
    {
      date: '2025-12-09',
      event: 'court_hearing',
      description: 'Judgment and consequential directions',
      solicitor: 'none',
      counsel: [['junior', JUNIOR]],
    },
  ],
  experts: [
    {
      date: '2025-04-29',
      type: EXPERT.paediatrician,
      invoice: 'KL/2025/161',
      amount: 7_290,
      share: 33.33,
      party: LOCAL_AUTHORITY,
      description: 'Reports on the four children, instructed jointly by three parties',
    },
    {
      date: '2025-05-20',
      type: EXPERT.psychologist,
      invoice: 'INV-21034',
      amount: 4_680,
      share: 33.33,
      party: LOCAL_AUTHORITY,
      description: 'Cognitive assessment of both parents, instructed jointly by three parties',
    },
  ],
  disbursements: [
    {
      date: '2025-11-21',
      type: 'counsel_expenses',
      amount: 1_044,
      description: 'Leading counsel’s accommodation during the final hearing, nine nights',
      party: LEADER,
    },
    { date: '2025-12-01', type: 'transcript', amount: 388.5, description: 'Transcript of the judgment' },
  ],
  narrative: `Four children were removed after a chronic neglect investigation that became one of physical harm. The final hearing was composite: the findings and the welfare of each child were decided together over twelve days.

Two counsel were authorised on 25 September 2024. The main hearing was listed for more than ten days from the outset.`,
  costNotes: ['The experts’ fees were divided equally between three parties by the order of 16 January 2025.'],
}
