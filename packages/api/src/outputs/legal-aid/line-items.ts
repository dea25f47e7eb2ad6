import { vatOf, type Line } from '@costdraft/costing'
import { writeCsv } from 'hucre/csv'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { headOf, nameOfEarner, numberedLines, textOfLine } from './numbered-lines.ts'

const COLUMNS = ['title', 'category', 'date', 'net', 'vat_applicable', 'fee_earner']

/** Whether VAT applies to a line: on an amount of pence it may come to nothing, which is not an exemption. */
const bearsVat = ({ vat, net, date, noVatBecause }: Line, item: FrozenItem | undefined): boolean =>
  vat !== 0 || (vatOf(net, date ?? '', false) === 0 && !item?.vatExempt && noVatBecause === undefined)

/**
 * What is claimed, a line each, for a portal that takes them from a file: dates yyyy-mm-dd, money as 0.00, true or
 * false. Lines that are not counted are left out, so that the sum of its net amounts is that of the bill. It has the
 * name of no official file: the Legal Aid Agency publishes none.
 */
export const lineItems = (frozen: FrozenCase): string =>
  writeCsv([
    COLUMNS,
    ...numberedLines(frozen)
      .filter(({ isCounted }) => isCounted)
      .map((numbered) => {
        const { line, head, item } = numbered
        return [
          ...[textOfLine(frozen, numbered), headOf(frozen, head), line.date ?? '', (line.net / 100).toFixed(2)],
          ...[String(bearsVat(line, item)), nameOfEarner(frozen, item) ?? ''],
        ].map(escapeFormula)
      }),
  ])
