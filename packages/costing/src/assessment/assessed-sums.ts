import type { HeadName } from '../bills/line.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { Aspect } from '../vocabulary/vocabulary.ts'
import type { AssessedAmount } from './ruling.ts'

type NetAndVat = Pick<AssessedAmount, 'amount' | 'vat'>

/** A line that is claimed, with what is offered and allowed of it; null while nothing is. */
export interface AssessedLine {
  head: HeadName
  /** Null in a case without parts. */
  part: Aspect | null
  claimed: NetAndVat
  offered: NetAndVat | null
  allowed: NetAndVat | null
}

/** Pence. */
export interface Sum {
  net: Pence
  vat: Pence
  gross: Pence
}

/** What lines come to. A line that is not ruled on is in `unruled` as it is claimed, and not in `allowed`. */
export interface AssessedSums {
  lines: number
  claimed: Sum
  /** How many lines something is offered for, and what that is. */
  offers: number
  offered: Sum
  /** How many lines are ruled on, and what is allowed of them. */
  rulings: number
  allowed: Sum
  unruled: Sum
  /** What is claimed and not allowed of the lines that are ruled on. */
  reduction: Sum
}

const add = (sum: Sum, { amount, vat }: NetAndVat, sign: 1 | -1 = 1): void => {
  sum.net += sign * amount
  sum.vat += sign * vat
  sum.gross += sign * (amount + vat)
}
const nothing = (): Sum => ({ net: 0, vat: 0, gross: 0 })

/** What lines come to, as claimed, offered and allowed; in pence. */
export function assessedSums(lines: Iterable<AssessedLine>): AssessedSums {
  const sums: AssessedSums = {
    lines: 0,
    ...{ claimed: nothing(), offers: 0, offered: nothing() },
    ...{ rulings: 0, allowed: nothing(), unruled: nothing(), reduction: nothing() },
  }
  for (const { claimed, offered, allowed } of lines) {
    sums.lines++
    add(sums.claimed, claimed)
    if (offered) {
      sums.offers++
      add(sums.offered, offered)
    }
    if (allowed) {
      sums.rulings++
      add(sums.allowed, allowed)
      add(sums.reduction, claimed)
      add(sums.reduction, allowed, -1)
    } else add(sums.unruled, claimed)
  }
  return sums
}

export interface AssessedHead extends AssessedSums {
  name: HeadName
  part: Aspect | null
}

/** The same by head, and by part in a case of two, in the order in which they first come. */
export function assessedHeads(lines: Iterable<AssessedLine>): AssessedHead[] {
  const groups = new Map<string, { name: HeadName; part: Aspect | null; lines: AssessedLine[] }>()
  for (const line of lines) {
    const key = `${line.part ?? ''} ${line.head}`
    const group = groups.get(key) ?? { name: line.head, part: line.part, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ name, part, lines: own }) => ({ name, part, ...assessedSums(own) }))
}

/** What was reduced of the lines of one group. */
export interface Reduction<Key> {
  key: Key
  /** How many lines are allowed at less than is claimed. */
  lines: number
  /** What is claimed and allowed of these, and the difference; net of VAT, in pence. */
  claimed: Pence
  allowed: Pence
  reduction: Pence
}

/** What was reduced, by what a line says of itself, the largest reduction first. */
export function reductionsBy<L extends AssessedLine, Key>(
  lines: Iterable<L>,
  keyOf: (line: L) => Key,
): Reduction<Key>[] {
  const groups = new Map<Key, Reduction<Key>>()
  for (const line of lines) {
    if (!line.allowed || line.allowed.amount >= line.claimed.amount) continue
    const key = keyOf(line)
    const group = groups.get(key) ?? { key, lines: 0, claimed: 0, allowed: 0, reduction: 0 }
    group.lines++
    group.claimed += line.claimed.amount
    group.allowed += line.allowed.amount
    group.reduction += line.claimed.amount - line.allowed.amount
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => b.reduction - a.reduction)
}
