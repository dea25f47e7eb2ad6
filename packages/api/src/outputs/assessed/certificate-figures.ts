import { assessedSums, writtenDate, type AssessedLine, type HeadName } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { plural } from '../bill/format.ts'
import { summaryRow } from '../bill/summary.ts'
import {
  dataSheet,
  recordedRows,
  section,
  sheetRows,
  sumsTable,
  type DataSheet,
  type SheetContent,
  type SheetSection,
} from '../court/data-sheet.ts'
import { authority, vatNumberRows } from '../court/sheet-facts.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { accountOf } from './account.ts'
import { balanceSection, interestSection, paymentsSection } from './account-sections.ts'
import { headingOfCase } from './heading-of-case.ts'
import { assessmentOf, certificateFormOf, leftOut, onDayOfAssessment } from './assessed-document.ts'
import { assessedLines, type LineInAssessment } from './assessed-lines.ts'

/** Why the figures of the certificate cannot be made of lines that are assessed, in a sentence; null if they can. */
export function certificateRefusal(lines: readonly Pick<AssessedLine, 'allowed'>[]): string | null {
  const open = lines.filter(({ allowed }) => !allowed).length
  return open === 0
    ? null
    : `${plural(open, 'line of the bill has', 'lines of the bill have')} no ruling. The figures of what is allowed can be made once every line has one.`
}

/** What the certificate sums up apart: counsel where they have a head of their own, and what was paid. */
const apart = ['counsel', 'disbursements'] as const satisfies readonly HeadName[]
const rowOf = ({ head }: LineInAssessment): string => labelOf(apart.find((name) => name === head) ?? 'profit_costs')

/** What is allowed for profit costs, counsel and disbursements, with VAT. */
function allowedTable(lines: readonly LineInAssessment[]) {
  const sumOf = (title: string, own: readonly LineInAssessment[]) => {
    const { net, vat } = assessedSums(own).allowed
    return summaryRow(title, net, vat)
  }
  const rows = ['profit_costs', ...apart].map((name) => labelOf(name))
  return sumsTable(
    'Allowed for',
    rows.flatMap((title) => {
      const own = lines.filter((line) => rowOf(line) === title)
      return own.length > 0 ? [sumOf(title, own)] : []
    }),
    sumOf('Total allowed', lines),
  )
}

/** What names the certificate, and who pays by it; nothing where no court certifies what is allowed. */
function certified(frozen: FrozenCase): Pick<SheetContent, 'title' | 'subtitle'> & { form?: string } {
  const form = certificateFormOf(frozen)
  const day = writtenDate(assessmentOf(frozen).interest.until)
  return form === undefined
    ? { title: 'Figures of what is allowed', subtitle: `${frozen.case.caseName}, as on ${day}` }
    : {
        title: 'Figures of the final costs certificate',
        subtitle: `Data for the certificate (CPR 47.17), as on ${day}`,
        form,
      }
}

/** What the certificate says of the parties and the order; the case has neither where no court certifies its costs. */
function partiesSections(frozen: FrozenCase): SheetSection[] {
  const { receiving, paying } = headingOfCase(frozen)
  return [
    section('Parties', {
      rows: sheetRows([
        ['Receiving party', receiving],
        ['Paying party', paying],
      ]),
    }),
    authority(frozen),
  ]
}

/**
 * What is allowed, interest and payments up to the day of the assessment, and what is owed: of costs that a court
 * certifies the figures of the final costs certificate (CPR 47.17). It has no offer (CPR 47.19, 36.16). Pure.
 * @throws Error with the sentence of `certificateRefusal` while a line has no ruling
 */
export function certificateFigures(frozen: FrozenCase): DataSheet {
  const refusal = certificateRefusal(assessedLines(frozen))
  if (refusal !== null) throw new Error(refusal)
  const { court, matter, facts } = headingOfCase(frozen)
  const account = accountOf(frozen)
  const { until } = assessmentOf(frozen).interest
  const named = certified(frozen)
  return dataSheet(onDayOfAssessment(frozen), {
    ...named,
    ...{ court, matter },
    sections: [
      section('Case', {
        rows: [
          ...sheetRows(facts.map(({ label, value }) => [label, value] as const)),
          ...sheetRows([['Date of the bill', writtenDate(frozen.completedAt)]]),
        ],
      }),
      ...(named.form === undefined ? [] : partiesSections(frozen)),
      section('Costs allowed', {
        rows: recordedRows(vatNumberRows(frozen).map(({ label, value }) => [label, value] as const)),
        notes: leftOut(frozen),
        table: allowedTable(assessedLines(frozen)),
      }),
      interestSection(frozen, account),
      paymentsSection(account, until),
      balanceSection(account, 'Amount owed'),
      section('Not recorded in the case', {
        rows: sheetRows([
          ...(named.form === undefined ? [] : [['Costs of the detailed assessment', null] as const]),
          ['Date of the assessment', null],
          ['Assessed by', null],
        ]),
      }),
    ],
  })
}
