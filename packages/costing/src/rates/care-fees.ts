import { representedParties, regions } from '../vocabulary/vocabulary.ts'
import { amountsOf, defineRateTable, LAA_DATA } from './rate-table.ts'

/**
 * Care Proceedings Graduated Fee Scheme: fixed fee per case in section 31 proceedings, in pence without VAT (SI
 * 2013/422 Sch. 1 Pt 1 Table 2(c)). The application date selects the edition. A joined party's fee is the same for one
 * client and for several.
 */
export const careFixedFee = defineRateTable({
  key: 'care_fixed_fee',
  group: 'fixed_fees',
  name: 'Table 2(c)',
  title: 'Fixed fee in care and supervision proceedings',
  provision: 'Sch. 1 Pt 1 Table 2(c)',
  dimensions: [
    { name: 'represented_party', values: representedParties },
    { name: 'court_level', values: ['other_judge', 'high_court_judge'] },
    { name: 'clients', values: ['one', 'several'] },
    { name: 'region', values: regions },
  ],
  unit: () => 'fee',
  editions: [
    {
      from: '2013-04-01',
      provision: 'Sch. 1 Pt 1 Table 2(c), as made',
      source: LAA_DATA,
      // The figure for joined party, High Court, North looks like a misprint in the instrument (1,062 would fit the
      // pattern); 1,602 is as published.
      amounts: amountsOf({
        child: {
          other_judge: {
            one: { North: 159_800, Midlands: 194_900, South: 223_700, Wales: 218_300 },
            several: { North: 239_600, Midlands: 292_200, South: 335_500, Wales: 327_500 },
          },
          high_court_judge: {
            one: { North: 212_500, Midlands: 259_100, South: 297_500, Wales: 290_300 },
            several: { North: 318_800, Midlands: 388_700, South: 446_100, Wales: 435_400 },
          },
        },
        parent: {
          other_judge: {
            one: { North: 212_300, Midlands: 255_600, South: 290_700, Wales: 263_300 },
            several: { North: 265_300, Midlands: 319_600, South: 363_300, Wales: 329_100 },
          },
          high_court_judge: {
            one: { North: 282_300, Midlands: 339_900, South: 386_600, Wales: 350_200 },
            several: { North: 353_000, Midlands: 424_900, South: 483_200, Wales: 437_800 },
          },
        },
        joined_party: {
          other_judge: {
            one: { North: 79_800, Midlands: 103_300, South: 120_100, Wales: 130_100 },
            several: { North: 79_800, Midlands: 103_300, South: 120_100, Wales: 130_100 },
          },
          high_court_judge: {
            one: { North: 160_200, Midlands: 137_400, South: 159_700, Wales: 173_000 },
            several: { North: 160_200, Midlands: 137_400, South: 159_700, Wales: 173_000 },
          },
        },
      }),
    },
    {
      from: '2014-04-22',
      provision: 'Sch. 1 Pt 1 Table 2(c), substituted by SI 2014/586',
      source: LAA_DATA,
      amounts: amountsOf({
        child: {
          other_judge: {
            one: { North: 143_800, Midlands: 175_400, South: 201_300, Wales: 196_500 },
            several: { North: 215_600, Midlands: 263_000, South: 302_000, Wales: 294_800 },
          },
          high_court_judge: {
            one: { North: 191_300, Midlands: 233_200, South: 267_800, Wales: 261_300 },
            several: { North: 286_900, Midlands: 349_800, South: 401_500, Wales: 391_900 },
          },
        },
        parent: {
          other_judge: {
            one: { North: 191_100, Midlands: 230_000, South: 261_600, Wales: 237_000 },
            several: { North: 238_800, Midlands: 287_600, South: 327_000, Wales: 296_200 },
          },
          high_court_judge: {
            one: { North: 254_100, Midlands: 305_900, South: 347_900, Wales: 315_200 },
            several: { North: 317_700, Midlands: 382_400, South: 434_900, Wales: 394_000 },
          },
        },
        joined_party: {
          other_judge: {
            one: { North: 71_800, Midlands: 93_000, South: 108_100, Wales: 117_100 },
            several: { North: 71_800, Midlands: 93_000, South: 108_100, Wales: 117_100 },
          },
          high_court_judge: {
            one: { North: 95_600, Midlands: 123_700, South: 143_700, Wales: 155_700 },
            several: { North: 95_600, Midlands: 123_700, South: 143_700, Wales: 155_700 },
          },
        },
      }),
    },
  ],
})
