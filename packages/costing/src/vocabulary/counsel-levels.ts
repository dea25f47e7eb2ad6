import type { AdvocacyScheme } from './vocabulary.ts'

export const counselLevels = ['junior', 'leading', 'senior'] as const
export type CounselLevel = (typeof counselLevels)[number]

const levels: Readonly<Record<AdvocacyScheme, readonly CounselLevel[]>> = {
  single_counsel: ['junior'],
  leading_counsel_junior_counsel: ['leading', 'junior'],
  '2x_junior_counsel': ['junior'],
  leading_counsel_solicitor: ['leading'],
  senior_junior_counsel: ['senior', 'junior'],
  solicitor_advocate: [],
  solicitor_advocate_fas: [],
}

/** The levels that counsel of a high cost case may have: those of its counsel arrangement, or all while it has none. */
export const counselLevelsOf = (scheme: AdvocacyScheme | null | undefined): readonly CounselLevel[] =>
  scheme ? levels[scheme] : counselLevels
