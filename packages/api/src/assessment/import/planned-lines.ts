import { isRefused, ruledAmount, type AssessedAmount, type ClaimedLine, type EnteredRuling } from '@costdraft/costing'
import { lineDifference } from '../audit-assessment.ts'
import { enteredNames, nothingEntered, type Entered } from '../entered.ts'
import type { EnteredLine } from '../read-assessment.ts'
import type { BackRow } from '../read-back/workbook-read.ts'

/** A row of a workbook that enters something of its line that is not entered already: that alone. */
export interface PlannedLine {
  row: BackRow
  line: EnteredLine
  entered: Partial<Entered>
}
/** What a workbook would do: lines that it enters something of, and rows that say what is entered already. */
export interface Plan {
  entered: PlannedLine[]
  same: BackRow[]
}

function amountOf(line: ClaimedLine, said: EnteredRuling): AssessedAmount | null {
  const amount = ruledAmount(line, said)
  // A row of which something is refused is not taken.
  if (isRefused(amount)) throw new Error(`A row was taken that is refused: ${amount.because}.`)
  return amount
}

/** What a row says of its line; what it leaves empty it does not say. */
function saidOf(line: ClaimedLine, { offered, allowed, ...row }: BackRow): Partial<Entered> {
  const { reason, words, dispute, reply, ruling } = row
  return {
    ...(offered && { offered: amountOf(line, offered) }),
    ...(allowed && { allowed: amountOf(line, allowed) }),
    ...(reason !== undefined && { reason }),
    ...(words !== undefined && { words }),
    ...(dispute !== undefined && { dispute }),
    ...(reply !== undefined && { reply }),
    ...(ruling !== undefined && { ruling }),
  }
}

/** What of a row is not entered already. */
function unsaidOf({ of, row: entered }: EnteredLine, row: BackRow): Partial<Entered> {
  const before: Entered = entered ?? nothingEntered
  const said = saidOf(of.of, row)
  const unsaid = enteredNames.filter(
    (name) => said[name] !== undefined && lineDifference(before, { ...before, [name]: said[name] }),
  )
  return Object.fromEntries(unsaid.map((name) => [name, said[name]]))
}

/** Lays what a workbook says beside what is entered. The same workbook, once entered, plans nothing. */
export function plannedLines(lines: readonly EnteredLine[], rows: readonly BackRow[]): Plan {
  const byId = new Map(lines.map((line) => [line.of.id, line]))
  const plan: Plan = { entered: [], same: [] }
  for (const row of rows) {
    const line = byId.get(row.line)
    if (!line) continue
    const entered = unsaidOf(line, row)
    if (Object.keys(entered).length > 0) plan.entered.push({ row, line, entered })
    else plan.same.push(row)
  }
  return plan
}
