import { advocacyRows } from './advocacy.ts'
import { amountsOf, defineRateTable, type Amounts, type RateTable } from './rate-table.ts'

const NAME = 'Sch. 3 Pt 2'
/** Hearing units are derived; final hearings, conferences and opinions are not held. */
const derived = (amounts: Amounts) => [
  {
    from: '2013-04-01',
    source: 'Derived',
    provisional:
      'Derived from the fees of court-appointed legal representatives (SI 2022/567), set at the level of legal aid and raised by 10 % in 2024: the figures of SI 2013/422 Sch. 3 Pt 2 are not held. An administrator may confirm or change them.',
    amounts,
  },
]

/** Family Advocacy Scheme fees in private law children proceedings: pence without VAT (SI 2013/422 Sch. 3 Pt 2). */
export const privateChildrenAdvocacy: RateTable = defineRateTable({
  key: 'advocacy_private_children',
  group: 'advocacy',
  name: `${NAME}, children`,
  title: 'Advocacy in private law children proceedings',
  provision: NAME,
  ...advocacyRows(['hearing_unit_1', 'hearing_unit_2', 'final_hearing_per_day', 'conference', 'opinion']),
  editions: derived(
    amountsOf({
      other_judge: { hearing_unit_1: 6_269, hearing_unit_2: 15_674 },
      circuit_district_judge: { hearing_unit_1: 6_894, hearing_unit_2: 17_240 },
      high_court_judge: { hearing_unit_1: 8_276, hearing_unit_2: 20_687 },
    }),
  ),
})

/** Family Advocacy Scheme fees in domestic abuse proceedings: pence without VAT (SI 2013/422 Sch. 3 Pt 2). */
export const domesticAbuseAdvocacy: RateTable = defineRateTable({
  key: 'advocacy_domestic_abuse',
  group: 'advocacy',
  name: `${NAME}, domestic abuse`,
  title: 'Advocacy in domestic abuse proceedings',
  provision: NAME,
  ...advocacyRows(['hearing_unit_1', 'hearing_unit_2', 'final_hearing_per_day']),
  editions: derived(
    amountsOf({
      other_judge: { hearing_unit_1: 8_150, hearing_unit_2: 20_376 },
      circuit_district_judge: { hearing_unit_1: 8_150, hearing_unit_2: 20_376 },
      high_court_judge: { hearing_unit_1: 8_150, hearing_unit_2: 20_376 },
    }),
  ),
})

/**
 * Family Advocacy Scheme fees in finance and all other family proceedings: pence without VAT (SI 2013/422 Sch. 3 Pt 2).
 */
export const financeAdvocacy: RateTable = defineRateTable({
  key: 'advocacy_finance',
  group: 'advocacy',
  name: `${NAME}, finance`,
  title: 'Advocacy in finance and all other family proceedings',
  provision: NAME,
  ...advocacyRows(['hearing_unit_1', 'hearing_unit_2', 'final_hearing_per_day', 'conference', 'opinion']),
  editions: derived(
    amountsOf({
      other_judge: { hearing_unit_1: 6_318, hearing_unit_2: 15_795 },
      circuit_district_judge: { hearing_unit_1: 6_318, hearing_unit_2: 15_795 },
      high_court_judge: { hearing_unit_1: 7_583, hearing_unit_2: 18_954 },
    }),
  ),
})
