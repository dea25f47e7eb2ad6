import { assessedLines, type LineInAssessment } from '@costdraft/api/outputs/assessed/assessed-lines.ts'
import type { FrozenAssessment, FrozenRuling } from '@costdraft/api/outputs/assessed/frozen-assessment.ts'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import {
  atPercent,
  atRate,
  claimedAmount,
  isByTheHour,
  isRefused,
  ruledAmount,
  type AssessedAmount,
  type EnteredRuling,
} from '@costdraft/costing'

/** A ruling on a line as the server works it out. */
export function ruled({ line }: LineInAssessment, entered: EnteredRuling): AssessedAmount {
  const amount = ruledAmount(line, entered)
  if (!amount || isRefused(amount)) throw new Error(`${JSON.stringify(entered)} is no ruling on “${line.description}”`)
  return amount
}

const excessive =
  'The time is excessive for work of this kind. A fee earner of this grade ought to have done it in two thirds of the time.'
const duplicated = 'The same work is claimed on the day before. It can be recovered once.'
const rates =
  'The rate is above the guideline rate, and nothing in the case calls for more.\n\nThe paying party offers the guideline rate for grade C.'

/** What is entered of the lines, one after the other: each kind of ruling in turn. */
const turns: readonly ((line: LineInAssessment) => FrozenRuling)[] = [
  ({ line }) => ({ allowed: claimedAmount(line) }),
  (one) => {
    const { line } = one
    const hours = Math.floor((line.quantity * 2) / 3)
    const less = isByTheHour(line) ? ruled(one, { hours }) : atPercent(line, 6667)
    return {
      ...{ dispute: excessive, offered: less, allowed: less, reason: 'time' },
      reply: 'The time was recorded as it was spent, and is supported by the note of the attendance.',
    }
  },
  ({ line }) => ({
    ...{ dispute: `  ${duplicated} `, allowed: atPercent(line, 0), reason: 'duplication' },
    ...{ offered: atPercent(line, 0), reply: 'Conceded.', ruling: 'Refused: the entry of the day before has it.' },
  }),
  ({ line }) => ({
    allowed: atRate(line, Math.floor(line.rate * 0.8)) ?? claimedAmount(line),
    dispute: rates,
    ...(line.quantity % 20 === 0 && {
      reply: 'The rate is that of the retainer, which the paying party has not challenged.',
    }),
    ...(isByTheHour(line) && { reason: 'rate', words: 'Grade C would have been enough for this work.' }),
  }),
  ({ line }) => ({ allowed: claimedAmount(line) }),
  ({ line }) => ({
    ...{ allowed: atPercent(line, 9000), reason: 'proportionality', offered: atPercent(line, 7550) },
    dispute: 'Out of proportion to what was at stake.',
  }),
]

/** How far an example of an assessment is: with every line ruled on, some of them, or none. */
export type Progress = 'ruled' | 'half' | 'none'

function rulingsOf(lines: readonly LineInAssessment[], progress: Progress): FrozenAssessment['lines'] {
  return Object.fromEntries(
    lines.map((line, i): [string, FrozenRuling] => {
      const entered = turns[i % turns.length]!(line)
      if (progress === 'ruled' || (progress === 'half' && i % 4 !== 2)) return [line.id, entered]
      const { allowed: _allowed, reason: _reason, words: _words, ruling: _ruling, ...before } = entered
      return [line.id, before]
    }),
  )
}

/** A completed case with an example of its assessment. */
export function assessed(
  frozen: FrozenCase,
  progress: Progress = 'ruled',
  more: Partial<FrozenAssessment> = {},
): FrozenCase {
  return {
    ...frozen,
    assessment: {
      lines: rulingsOf(assessedLines(frozen), progress),
      generalPoints:
        'Hourly rates\n\nThe rates that are claimed for grade A are above the guideline rates, and the case was of no unusual weight.\n\nThe costs are out of proportion to the sum that was recovered. The paying party asks for an assessment of proportionality once the items have been assessed.',
      payments: [
        { date: '2026-02-20', amount: 250_000, words: 'Payment on account under the order of 12 February 2026' },
        { date: '2026-05-05', amount: 100_000, words: null },
      ],
      offers: [
        {
          date: '2026-03-02',
          by: 'paying_party',
          amount: 900_000,
          words: 'Zebedee’s offer under Part 36, open for 21 days',
        },
        { date: '2026-03-30', by: 'receiving_party', amount: 1_600_000, words: null },
      ],
      interest: {
        ...{ rate: 800, from: '2026-01-15', until: '2026-07-01' },
        disallowed: [{ from: '2026-04-01', to: '2026-04-14' }],
      },
      ...more,
    },
  }
}

/** A completed case of whose assessment nothing is known but what is entered of these lines, by their numbers. */
export function entered(
  frozen: FrozenCase,
  byNumber: Readonly<Record<number, FrozenRuling | ((line: LineInAssessment) => FrozenRuling)>>,
  more: Partial<FrozenAssessment> = {},
): FrozenCase {
  const lines = assessedLines(frozen).flatMap((line): [string, FrozenRuling][] => {
    const ruling = byNumber[Number(line.number)]
    if (ruling === undefined) return []
    return [[line.id, typeof ruling === 'function' ? ruling(line) : ruling]]
  })
  return {
    ...frozen,
    assessment: {
      lines: Object.fromEntries(lines),
      ...{ generalPoints: null, payments: [], offers: [] },
      interest: { rate: 800, from: null, until: '2026-07-01', disallowed: [] },
      ...more,
    },
  }
}
