import type { FrozenCase } from '../../frozen-case.ts'
import { detailText } from '../../court/case-details.ts'
import { blank, date, heads, namedColumns, text, type NamedSheet } from '../../workbook/workbook.ts'
import { sheets } from './sheet-names.ts'

/** The part of the bill, until others are entered, and how many there can be. */
export const PART = '1'
export const MOST_PARTS = 6
export const FIRST_PART = 5

/** Sheet 6: the parts of the bill: it has one until others are entered. How it is funded is not recorded. */
export const partsSheet = (frozen: FrozenCase): NamedSheet => ({
  sheet: {
    name: sheets.parts,
    widths: [8, 28, 30, 12, 12, 26, 22, 20],
    rows: [
      [text('Funding and parts table', 'title')],
      [
        text(
          'Shaded cells are entered: how the case was funded is not recorded. A part that is entered here is in the list of Bill detail and in Main summary by part.',
          'note',
        ),
      ],
      [],
      heads(
        ...[
          'Part ID',
          'Part',
          'Solicitors',
          'From',
          'To',
          'Method of funding',
          'VAT recoverable by client',
          'Success fee',
        ],
      ),
      [
        text(PART),
        text('All work'),
        text(frozen.firm.name),
        date(detailText(frozen, 'start_date')),
        date(detailText(frozen, 'end_date')),
        blank(),
        blank(),
        blank('percent'),
      ],
      ...Array.from({ length: MOST_PARTS - 1 }, () => [
        blank(),
        blank(),
        blank(),
        blank('date'),
        blank('date'),
        blank(),
        blank(),
        blank('percent'),
      ]),
      [],
      [text('VAT is at the rate of each line in Bill detail. No success fee is claimed in this workbook.', 'note')],
    ],
  },
  names: namedColumns(sheets.parts, FIRST_PART, MOST_PARTS, { PartIds: 'A' }),
})
