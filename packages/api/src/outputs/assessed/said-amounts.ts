import type { AssessedAmount, Pence } from '@costdraft/costing'
import { pounds } from '../bill/format.ts'
import { decimalHours } from './recalculated-rows.ts'
import type { LineInAssessment } from './assessed-lines.ts'
import type { ItemNames } from './item-names.ts'

/** Hours at their rate, and what they come to, or one sum; without VAT. */
export function saidAmount({ hours, rate, amount }: AssessedAmount, { line }: LineInAssessment): string {
  if (hours === null || rate === null) return pounds(amount)
  const enhanced = line.enhancement > 0 ? ` and ${line.enhancement}%` : ''
  return `${decimalHours(hours)} at ${pounds(rate)}${enhanced} = ${pounds(amount)}`
}

const sumOf = (lines: readonly LineInAssessment[], amountOf: (line: LineInAssessment) => Pence): Pence =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)
export const claimedOf = (lines: readonly LineInAssessment[]): Pence => sumOf(lines, ({ claimed }) => claimed.amount)

type Column = 'offered' | 'allowed'
const words = {
  offered: { all: 'Offered as claimed', some: 'Offered', none: 'Nothing is offered', total: 'Offered in all' },
  allowed: { all: 'Allowed as claimed', some: 'Allowed', none: 'Refused', total: 'Allowed in all' },
} as const satisfies Record<Column, object>

/** What is said of one line in a column, without which line it is. */
function saidOf(line: LineInAssessment, column: Column): { said: string; isEach: boolean } {
  const amount = line[column]
  const { all, some, none } = words[column]
  if (!amount || amount.amount === 0) return { said: none, isEach: false }
  if (amount.amount === line.claimed.amount) return { said: all, isEach: false }
  return { said: `${some} ${saidAmount(amount, line)}`, isEach: true }
}

/** What is said of lines, and which they are; no items where all that are asked after are meant, or each is named. */
export interface TextOfItems {
  items: string[]
  text: string[]
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Each group of lines of which the same is said, or one sentence where that is the same of all. */
function groupedAmounts(lines: readonly LineInAssessment[], column: Column, names: ItemNames): TextOfItems {
  const said = Map.groupBy(names.sorted(lines), (line) => saidOf(line, column).said)
  const groups = [...said.values()].map((own) => ({ own, ...saidOf(own[0]!, column) }))
  const total = `${words[column].total}: ${pounds(sumOf(lines, (line) => line[column]?.amount ?? 0))} of ${pounds(claimedOf(lines))} claimed`
  const [only, ...others] = groups
  if (only && others.length === 0)
    return {
      items: names.of(lines),
      text: only.isEach ? [`${only.said} each`, total] : [`${only.said} (${pounds(claimedOf(lines))})`],
    }
  const named = groups.map(
    ({ own, said, isEach }) =>
      `${names.of(own).join('; ')}: ${lowered(said)}${isEach && own.length > 1 ? ' each' : ''}`,
  )
  return { items: [], text: [...named, total] }
}

/**
 * What is offered for lines, or allowed of them, beside what is claimed: lines of which the same is said together, with
 * their numbers, and the sum of several. All of them have something in the column. Without VAT.
 */
export function saidAmounts(lines: readonly LineInAssessment[], column: Column, names: ItemNames): TextOfItems {
  const [only, ...others] = lines
  if (!only) return { items: [], text: [] }
  if (others.length > 0) return groupedAmounts(lines, column, names)
  const { said, isEach } = saidOf(only, column)
  const claimed = pounds(only.claimed.amount)
  return { items: names.of(lines), text: [isEach ? `${said}, of ${claimed} claimed` : `${said} (${claimed})`] }
}
