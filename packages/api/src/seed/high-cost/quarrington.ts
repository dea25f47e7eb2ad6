import { EXPERT, type HighCostCase } from './high-cost-case.ts'

const FIRM = 'Ashdown Family Law'
const COUNSEL = 'Owen Baptiste'
const LOCAL_AUTHORITY = 'Local authority'

const work = { costs: 'profit_costs', rate: 71.6 } as const
const counsel = { costs: 'counsel', name: COUNSEL } as const

/** Paid by the hour, on a fully costed case plan that is more than 30 % above the events. */
export const quarrington: HighCostCase = {
  firm: FIRM,
  name: 'Re Quarrington',
  reference: 'ASH/HC/2025/009',
  stage: 'in_progress',
  daysAgo: 5,
  fields: {
    case_type: 'care_and_supervision',
    represented_party: 'joined_party',
    parties_represented: 2,
    hourly_figure: 21_480,
    hourly_figure_source: 'Fully costed case plan agreed on 14 October 2025',
    certificate: {
      certificate_number: '1125009HC004',
      court_level: 'circuit_district_judge',
      date_of_issue: '2025-07-21',
      advocacy_scheme: 'single_counsel',
      fee_scheme: 'hourly',
      final_hearing_length: 'up_to_10_days',
    },
  },
  parties: [
    [FIRM, 'solicitor', 75],
    [COUNSEL, 'junior_counsel', 95],
    [LOCAL_AUTHORITY, null],
  ],
  steps: [
    {
      date: '2025-08-12',
      event: 'court_hearing',
      description: 'Application of the grandparents to be joined',
      counsel: [['junior', COUNSEL, 'event', [18, 16.2, 'London to Guildford and back']]],
    },
    {
      date: '2025-11-25',
      event: 'advocates_meeting',
      description: 'Advocates’ meeting before the special guardianship hearing',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2026-02-10',
      event: 'main_hearing_day',
      description: 'Final hearing, first day',
      counsel: [['junior', COUNSEL, 'event', [18, 16.2, 'London to Guildford and back']]],
    },
    {
      date: '2026-02-11',
      event: 'main_hearing_day',
      description: 'Final hearing, second day',
      counsel: [['junior', COUNSEL, 'event', [18, 16.2, 'London to Guildford and back']]],
    },
  ],
  experts: [
    {
      date: '2026-01-08',
      type: EXPERT.psychologist,
      invoice: 'INV-21792',
      amount: 8_400,
      share: 50,
      party: LOCAL_AUTHORITY,
      description: 'Assessment of the grandparents, cost divided with the local authority',
    },
  ],
  disbursements: [{ date: '2025-12-15', type: 'dna_test', amount: 415, description: 'DNA tests of both grandparents' }],
  // Its profit costs come to the figure by the hour: 300 h at 71.60.
  plan: [
    { stage: 'Issue to case management', ...work, time: 62.5, description: 'Grandparents: statements and joinder' },
    { stage: 'Issue to case management', ...counsel, time: 10, rate: 95, description: 'Advice and first hearing' },
    { stage: 'Disclosure', ...work, time: 142.5, description: 'Reading 9,000 pages, and their translation' },
    { stage: 'Disclosure', costs: 'disbursements', amount: 6_250, description: 'Translation of the disclosure' },
    { stage: 'Final hearing', ...work, time: 95, description: 'Preparation, bundles and two days of hearing' },
    { stage: 'Final hearing', ...counsel, amount: 3_400, description: 'Brief and one further day' },
    { stage: 'Final hearing', costs: 'disbursements', amount: 4_200, description: 'Psychologist, one half share' },
  ],
  narrative:
    'The grandparents joined late and opposed the plan of adoption. The disclosure ran to 9,000 pages in a foreign language, which no event pays for; the Legal Aid Agency agreed a fully costed case plan by the hour.',
  costNotes: ['The figure by the hour is that of the case plan; the working papers are in Case Documents.'],
}
