import type { CourtLevel } from '../vocabulary.ts'

/** The least for work of a member of a relevant panel, in percent: not added to what is set, and for hourly work alone (Family Specification 7.23–7.24). */
export const PANEL_FLOOR = 15

/**
 * The most that may be set, in percent: 50 in every court below the High Court, 100 there and above (2024 Standard Civil Contract, Family
 * Specification 7.22; General Specification 6.16). What is known of the court is the level that the certificate names.
 */
export const enhancementCap = (level: CourtLevel): number => (level === 'high_court_judge' ? 100 : 50)
