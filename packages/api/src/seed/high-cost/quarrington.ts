import { EXPERT, type HighCostCase } from './high-cost-case.ts'

const FIRM = 'Ashdown Family Law'
const COUNSEL = 'Owen Baptiste'
const LOCAL_AUTHORITY = 'Local authority'

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
  narrative:
    'The grandparents joined late and opposed the plan of adoption. The disclosure ran to 9,000 pages in a foreign language, which no event pays for; the Legal Aid Agency agreed a fully costed case plan by the hour.',
  costNotes: ['The figure by the hour is that of the case plan; the working papers are in Case Documents.'],
}
