import type { Line } from '@costdraft/costing'
import type { NamedCase } from '../area-documents.ts'
import { itemOf, linesOf, sortByDate } from '../bill/bill-lines.ts'
import type { SummaryRow } from '../bill/model.ts'
import type { FrozenCase, FrozenParty } from '../frozen-case.ts'
import { sumRow } from './missing-values.ts'

export const NOT_NAMED = 'Counsel not named'

/** What is claimed for one advocate: events, travel, fees and expenses, by date. */
export interface Advocate {
  /** Null for counsel who is not named, of whom there may be several. */
  party: FrozenParty | null
  name: string
  lines: Line[]
}

/** Whether anything is recorded for counsel. */
export const hasCounsel = (frozen: NamedCase): boolean => linesOf(frozen, 'counsel').length > 0

/**
 * The lines of counsel by the advocate that they are recorded for, in the order of the parties; those of nobody come
 * last.
 */
export function advocatesOf(frozen: FrozenCase): Advocate[] {
  const byParty = Map.groupBy(linesOf(frozen, 'counsel'), (line) => itemOf(frozen, line)?.party ?? null)
  const known = (frozen.parties ?? []).filter(({ uuid }) => byParty.has(uuid))
  const names = new Set<string | null>(known.map(({ uuid }) => uuid))
  const unnamed = [...byParty].flatMap(([party, lines]) => (names.has(party) ? [] : lines))
  const advocate = (party: FrozenParty | null, lines: readonly Line[]): Advocate => ({
    party,
    name: party?.name ?? NOT_NAMED,
    lines: sortByDate(lines),
  })
  return [
    ...known.map((party) => advocate(party, byParty.get(party.uuid) ?? [])),
    ...(unnamed.length > 0 ? [advocate(null, unnamed)] : []),
  ]
}

/** What each advocate comes to. */
export const advocateRows = (advocates: readonly Advocate[]): SummaryRow[] =>
  advocates.map(({ name, lines }) => sumRow(name, lines))
