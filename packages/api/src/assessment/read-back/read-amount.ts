import { isRefused, ruledAmount, type EnteredRuling, type Line, type RulingRefusal } from '@costdraft/costing'
import type { ReadAs } from '../../outputs/workbook/workbook.ts'
import { inPounds } from '@costdraft/schema/text/in-words.ts'
import { sentenceOf } from '../refusal-sentences.ts'
import { EMPTY, isEntered, type BackCell } from './back-cell.ts'
import { hoursOf, penceOf } from './read-figures.ts'

/** The cells in which an offer, or what is allowed, is entered, and that of what it comes to. */
export interface AmountCells {
  hours?: BackCell
  rate?: BackCell
  sum?: BackCell
  taxedOff?: BackCell
  /** What a formula comes to, or what somebody typed over it. */
  result?: BackCell
  /** Whether the sheet still has that formula in any row: a program that keeps values alone leaves none. */
  keepsFormulas: boolean
  /** What that formula comes to, in pence, while nothing is entered; null for nothing. */
  otherwise: number | null
}
type Part = keyof Omit<AmountCells, 'keepsFormulas' | 'otherwise'>
/** Which cell cannot be taken, and why. */
export interface Wrong<P = ReadAs> {
  as: P
  why: string
}
/** What is said of an amount: nothing, or what cannot be taken of it. */
export type AmountRead = { said?: EnteredRuling; wrong?: undefined } | { wrong: Wrong<Part>[] }

const TOO_MUCH_OFF = 'More is taxed off than is claimed.'

const partOf = ({ field }: RulingRefusal): Part => (field === 'amount' ? 'sum' : field)

/** A ruling as it is entered, and what it comes to in pence; as claimed where nothing is. */
function ruled(line: Line, entered: EnteredRuling): { pence: number } | { wrong: Wrong<Part>[] } {
  const answer = ruledAmount(line, entered)
  if (isRefused(answer)) return { wrong: [{ as: partOf(answer), why: sentenceOf(answer, line) }] }
  return { pence: answer?.amount ?? line.net }
}

/** What is entered otherwise than over the formula of what it comes to: nothing, or what and how much in pence. */
type Beside = { said: EnteredRuling; pence: number } | undefined

/** What somebody typed over the formula of what it comes to, beside what is entered otherwise. */
function overtyped(line: Line, { result = EMPTY, keepsFormulas, otherwise }: AmountCells, beside: Beside): AmountRead {
  const typed = isEntered(result) ? penceOf(result) : undefined
  if (typed?.why !== undefined) return { wrong: [{ as: 'result', why: typed.why }] }
  if (beside) {
    if (typed === undefined || typed.value === beside.pence) return { said: beside.said }
    const why = `What is entered beside it comes to ${inPounds(beside.pence / 100)}. Clear one of them.`
    return { wrong: [{ as: 'result', why }] }
  }
  // Where no formula is left, what one came to is no ruling.
  if (typed === undefined || (typed.value === otherwise && !keepsFormulas)) return {}
  const answer = ruled(line, { amount: typed.value })
  return 'wrong' in answer
    ? { wrong: answer.wrong.map(({ why }) => ({ as: 'result', why })) }
    : { said: { amount: typed.value } }
}

const figureParts = ['hours', 'rate', 'sum', 'taxedOff'] as const
type Figures = Partial<Record<(typeof figureParts)[number], number>>

/** The figures that are entered, in hundredths of an hour and pence. */
function figuresOf(cells: AmountCells): { figures: Figures; wrong: Wrong<Part>[] } {
  const figures: Figures = {}
  const wrong: Wrong<Part>[] = []
  for (const part of figureParts) {
    const cell = cells[part] ?? EMPTY
    const figure = part === 'hours' ? hoursOf(cell) : penceOf(cell)
    if (figure?.why !== undefined) wrong.push({ as: part, why: figure.why })
    else if (figure) figures[part] = figure.value
  }
  return { figures, wrong }
}

/** What figures say of a line: hours and rate, or a sum, less what is taxed off. */
function besideOf(
  line: Line,
  { taxedOff, sum: amount, ...figures }: Figures,
): { beside: Beside } | { wrong: Wrong<Part>[] } {
  const entered: EnteredRuling = { ...figures, ...(amount !== undefined && { amount }) }
  const base = ruled(line, entered)
  if ('wrong' in base) return base
  const isSaid = Object.keys(entered).length > 0
  if (taxedOff === undefined || (taxedOff === 0 && isSaid))
    return { beside: isSaid ? { said: entered, pence: base.pence } : undefined }
  const pence = base.pence - taxedOff
  return pence < 0 ? { wrong: [{ as: 'taxedOff', why: TOO_MUCH_OFF }] } : { beside: { said: { amount: pence }, pence } }
}

/**
 * What is said of an amount of a line in its cells, as the formulas of the workbook have it; in hundredths of an hour
 * and pence. An empty cell says nothing, 0 that it is nothing.
 */
export function readAmount(line: Line, cells: AmountCells): AmountRead {
  const { figures, wrong } = figuresOf(cells)
  if (wrong.length > 0) return { wrong }
  const read = besideOf(line, figures)
  return 'wrong' in read ? read : overtyped(line, cells, read.beside)
}
