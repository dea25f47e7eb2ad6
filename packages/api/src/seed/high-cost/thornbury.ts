import { EXPERT, type HighCostCase } from './high-cost-case.ts'

const FIRM = 'Ashdown Family Law'
const COUNSEL = 'Miriam Oduya'
const LOCAL_AUTHORITY = 'Local authority'
const READING = [41, 36.9, 'London to Reading and back'] as const

/** One advocate, paid by the event: a fact-finding case over two years, in progress. */
export const thornbury: HighCostCase = {
  firm: FIRM,
  name: 'Re Thornbury (fact-finding)',
  reference: 'ASH/HC/2025/003',
  stage: 'in_progress',
  daysAgo: 1,
  fields: {
    case_type: 'care_and_supervision',
    represented_party: 'parent',
    parties_represented: 1,
    hourly_figure: 13_650,
    hourly_figure_source: 'Fully costed case plan, draft of 2 May 2025',
    certificate: {
      certificate_number: '1125003HC001',
      court_level: 'circuit_district_judge',
      date_of_issue: '2025-02-17',
      linked_certificates: ['1125003002'],
      advocacy_scheme: 'single_counsel',
      fee_scheme: 'events',
      final_hearing_length: 'up_to_10_days',
    },
  },
  parties: [
    [FIRM, 'solicitor'],
    [COUNSEL, 'junior_counsel', 95],
    ['Gareth Pugh KC', 'leading_counsel', 180],
    ['Helen Strand', 'senior_counsel', 130],
    [LOCAL_AUTHORITY, null],
  ],
  steps: [
    {
      date: '2025-03-04',
      event: 'court_hearing',
      description: 'First hearing: interim care order, and directions for medical evidence',
      counsel: [['junior', COUNSEL, 'event', READING]],
    },
    {
      date: '2025-03-27',
      event: 'court_hearing',
      description: 'Case management hearing: instruction of three experts',
      counsel: [['junior', COUNSEL, 'event', READING]],
      paid: [['interpreter', 142.5, LOCAL_AUTHORITY]],
    },
    {
      date: '2025-05-15',
      event: 'conference',
      description: 'Conference with the client and counsel on the medical reports',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2025-07-02',
      event: 'advocates_meeting',
      description: 'Advocates’ meeting before the pre-hearing review: agenda, witnesses and a schedule of findings',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2025-07-08',
      event: 'court_hearing',
      description: 'Pre-hearing review',
      counsel: [['junior', COUNSEL, 'event', READING]],
    },
    {
      date: '2025-09-15',
      event: 'main_hearing_day',
      description: 'Fact-finding hearing, first day: the paramedic and the treating doctors',
      counsel: [['junior', COUNSEL, 'event', READING]],
    },
    {
      date: '2025-09-16',
      event: 'main_hearing_day',
      description: 'Fact-finding hearing, second day: the paediatrician and the radiologist',
      counsel: [['junior', COUNSEL, 'event', READING]],
    },
    {
      date: '2025-09-17',
      event: 'main_hearing_day',
      description: 'Fact-finding hearing, third day: the parents',
      counsel: [['junior', COUNSEL, 'event', READING]],
      paid: [['interpreter', 285, LOCAL_AUTHORITY]],
    },
    {
      date: '2025-09-17',
      event: 'conference',
      description: 'Conference after court on the mother’s evidence',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2025-10-21',
      event: 'court_hearing',
      description: 'Judgment on the findings',
      counsel: [['junior', COUNSEL, 'fas']],
    },
    {
      date: '2026-01-13',
      event: 'advocates_meeting',
      description: 'Advocates’ meeting before the issues resolution hearing',
      counsel: [['junior', COUNSEL]],
    },
    {
      date: '2026-01-20',
      event: 'issues_resolution_hearing',
      description: 'Issues resolution hearing',
      counsel: [['junior', COUNSEL, 'event', READING]],
    },
    {
      date: '2026-03-24',
      event: 'main_hearing_day',
      description: 'Final hearing, first day',
      counsel: [['junior', COUNSEL, 'event', READING]],
    },
    {
      date: '2026-03-25',
      event: 'main_hearing_day',
      description: 'Final hearing, second day, and judgment',
      counsel: [['junior', COUNSEL, 'event', READING]],
      paid: [['transcript', 96.4, COUNSEL]],
    },
  ],
  experts: [
    {
      date: '2025-06-11',
      type: EXPERT.paediatrician,
      invoice: 'KL/2025/204',
      amount: 6_480,
      share: 33.33,
      party: LOCAL_AUTHORITY,
      description: 'Report of the consultant paediatrician, instructed jointly by three parties',
    },
    {
      date: '2025-06-20',
      type: EXPERT.psychiatrist,
      invoice: '7802',
      amount: 4_320,
      share: 25,
      party: LOCAL_AUTHORITY,
      description: 'Report on both parents, instructed jointly by four parties',
    },
    {
      date: '2026-02-05',
      type: EXPERT.psychologist,
      invoice: 'INV-21877',
      amount: 3_600,
      share: 50,
      party: LOCAL_AUTHORITY,
      description: 'Parenting assessment, cost divided with the local authority',
    },
  ],
  disbursements: [
    {
      date: '2025-04-09',
      type: 'medical_records',
      amount: 118,
      description: 'Copies of the hospital records',
      party: LOCAL_AUTHORITY,
    },
    {
      date: '2026-01-20',
      type: 'counsel_expenses',
      amount: 84.5,
      description: 'Counsel’s hotel in Reading, one night',
      party: COUNSEL,
    },
  ],
  narrative: `The younger child was admitted to hospital with an unexplained head injury in January 2025. The local authority issued proceedings, and both parents were in the pool of possible perpetrators.

The case was listed for a separate fact-finding hearing. Four medical experts were considered; three were instructed jointly. The threshold was found against neither parent alone, and the welfare stage was listed before the same judge.

The certificate was registered under the Care Case Fee Scheme with one advocate. The main hearing was estimated at, and kept within, ten days.`,
  costNotes: [
    'The psychiatrist’s fee was divided equally between four parties by the order of 27 March 2025; a quarter is claimed.',
    'Two events took place on 17 September 2025. One event a day is paid, so the conference after court is recorded and not claimed.',
  ],
}
