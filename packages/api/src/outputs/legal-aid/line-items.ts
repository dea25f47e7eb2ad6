import { writeCsv } from 'hucre/csv'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { headOf, nameOfEarner, numberedLines, textOfLine } from './numbered-lines.ts'

const COLUMNS = ['title', 'category', 'date', 'net', 'vat_applicable', 'fee_earner']

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
          ...[String(line.vat !== 0), nameOfEarner(frozen, item) ?? ''],
        ].map(escapeFormula)
      }),
  ])
