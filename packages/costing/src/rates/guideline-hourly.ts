import { grades } from '../vocabulary/vocabulary.ts'
import { guidelineBands } from './guideline-band.ts'
import { amountsOf, defineRateTable } from './rate-table.ts'

/** Pence per hour by grade. */
const byGrade = (...[A, B, C, D]: readonly [number, number, number, number]) => ({ A, B, C, D })

/**
 * Solicitors' guideline hourly rates of the Master of the Rolls, without VAT: the starting point for inter partes costs
 * and for the general management of a deputy. The date of the work selects the edition.
 */
export const guidelineHourlyRates = defineRateTable({
  key: 'guideline_hourly',
  group: 'hourly_rates',
  name: 'Guideline hourly rates',
  title: 'Guideline hourly rates by band and grade: Court of Protection and inter partes',
  instrument: 'Solicitors’ guideline hourly rates, Guide to the Summary Assessment of Costs',
  provision: 'By grade and band, on the date of the work',
  dimensions: [
    { name: 'guideline_band', values: guidelineBands },
    { name: 'grade', values: grades },
  ],
  unit: () => 'hour',
  editions: [
    {
      from: '2021-10-01',
      source: 'lpc-law.co.uk: the rates before those of 2024',
      amounts: amountsOf({
        london_1: byGrade(51_200, 34_800, 27_000, 18_600),
        london_2: byGrade(37_300, 28_900, 24_400, 13_900),
        london_3: byGrade(28_200, 23_200, 18_500, 12_900),
        national_1: byGrade(26_100, 21_800, 17_800, 12_600),
        national_2: byGrade(25_500, 21_800, 17_700, 12_600),
      }),
    },
    {
      from: '2024-01-01',
      source: 'gov.uk, Solicitors’ guideline hourly rates; civillitigationbrief.com, 11 April 2024',
      amounts: amountsOf({
        london_1: byGrade(54_600, 37_100, 28_800, 19_800),
        london_2: byGrade(39_800, 30_800, 26_000, 14_800),
        london_3: byGrade(30_100, 24_700, 19_700, 13_800),
        national_1: byGrade(27_800, 23_300, 19_000, 13_400),
        national_2: byGrade(27_200, 23_300, 18_900, 13_400),
      }),
    },
    {
      from: '2025-01-01',
      source: 'renwick.law: the rates before those of 2026',
      amounts: amountsOf({
        london_1: byGrade(56_600, 38_500, 29_900, 20_500),
        london_2: byGrade(41_300, 31_900, 26_900, 15_300),
        london_3: byGrade(31_200, 25_600, 20_400, 14_300),
        national_1: byGrade(28_800, 24_200, 19_700, 13_900),
        national_2: byGrade(28_200, 24_200, 19_600, 13_900),
      }),
    },
    {
      from: '2026-01-01',
      source: 'renwick.law, 2 January 2026',
      amounts: amountsOf({
        london_1: byGrade(57_900, 39_300, 30_500, 21_000),
        london_2: byGrade(42_200, 32_700, 27_600, 15_700),
        london_3: byGrade(31_900, 26_200, 20_900, 14_600),
        national_1: byGrade(29_500, 24_700, 20_100, 14_200),
        national_2: byGrade(28_800, 24_700, 20_000, 14_200),
      }),
    },
  ],
})
