import { reductionReasons, type EnteredRuling, type Line, type ReductionReason } from '@costdraft/costing'
import { assessedTexts, reductionReasonLabels } from '@costdraft/schema/assessment/assessment.ts'
import type { ReadAs } from '../../outputs/workbook/workbook.ts'
import type { BackCell } from './back-cell.ts'
import { enteredColumns } from './line-sheets.ts'
import { readAmount, type AmountCells, type Wrong } from './read-amount.ts'

/** What is said of a line; what is absent is not, and stays as it is. */
export interface SaidOfLine {
  offered?: EnteredRuling
  allowed?: EnteredRuling
  reason?: ReductionReason
  words?: string
  dispute?: string
  reply?: string
  ruling?: string
}
/** What cells say of a line, and which of them cannot be taken. */
export interface LineRead {
  said: SaidOfLine
  wrong: Wrong[]
}
/** The cells of a row by what they are read as. */
export type CellOf = (as: ReadAs) => BackCell

/** The cells of what is offered, and of what is allowed, as their columns are read. */
const offeredAs = { hours: 'hoursOffered', rate: 'rateOffered', sum: 'sumOffered', result: 'offered' } as const
const allowedAs = {
  hours: 'hoursAllowed',
  rate: 'rateAllowed',
  sum: 'sumAllowed',
  taxedOff: 'taxedOff',
  result: 'allowed',
} as const
type Parts = Readonly<Partial<Record<keyof Omit<AmountCells, 'keepsFormulas' | 'otherwise'>, ReadAs>>>

const texts = [
  ['comment', 'words'],
  ['dispute', 'dispute'],
  ['reply', 'reply'],
  ['ruling', 'ruling'],
] as const satisfies readonly (readonly [ReadAs, keyof typeof assessedTexts])[]

const reasonKey = (text: string): string =>
  text
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
const reasonsByKey = new Map(
  reductionReasons.flatMap((reason): [string, ReductionReason][] => [
    [reasonKey(reason), reason],
    [reasonKey(reductionReasonLabels[reason]), reason],
  ]),
)
const UNVALUED = 'This formula has no value. Open the workbook in a spreadsheet program, save it, and send it again.'
const NO_REASON = 'This is none of the reasons. Choose one of the list, and write more beside it.'

function amountOf(line: Line, cellOf: CellOf, as: Parts, formula: Pick<AmountCells, 'keepsFormulas' | 'otherwise'>) {
  const cells = Object.fromEntries(Object.entries(as).map(([part, column]) => [part, cellOf(column)]))
  const read = readAmount(line, { ...cells, ...formula })
  return read.wrong
    ? { wrong: read.wrong.map(({ as: part, why }): Wrong => ({ as: as[part] ?? 'allowed', why })) }
    : { said: read.said, wrong: [] }
}

/** What the cells of a row say of its line. `keepsFormulas` tells whether the sheet has formulas left in a column. */
export function readLine(line: Line, cellOf: CellOf, keepsFormulas: (as: ReadAs) => boolean): LineRead {
  const unvalued = enteredColumns.filter((as) => cellOf(as).isUnvalued)
  if (unvalued.length > 0) return { said: {}, wrong: unvalued.map((as) => ({ as, why: UNVALUED })) }
  const offered = amountOf(line, cellOf, offeredAs, { keepsFormulas: keepsFormulas('offered'), otherwise: null })
  const allowed = amountOf(line, cellOf, allowedAs, { keepsFormulas: keepsFormulas('allowed'), otherwise: line.net })
  const said: SaidOfLine = {
    ...(offered.said && { offered: offered.said }),
    ...(allowed.said && { allowed: allowed.said }),
  }
  const wrong = [...offered.wrong, ...allowed.wrong]
  const reason = cellOf('reason').text
  const known = reasonsByKey.get(reasonKey(reason))
  if (known) said.reason = known
  else if (reason !== '') wrong.push({ as: 'reason', why: NO_REASON })
  for (const [as, name] of texts) {
    const { text } = cellOf(as)
    if (text.length > assessedTexts[name])
      wrong.push({ as, why: `At most ${assessedTexts[name].toLocaleString('en-GB')} characters.` })
    else if (text !== '') said[name] = text
  }
  return { said, wrong }
}
