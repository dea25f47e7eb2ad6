import type { CourtLevel } from '../vocabulary.ts'

/** Minimum enhancement in percent for hourly work by a panel member. It is a floor, not an addition to the enhancement that was set (Family Specification 7.23–7.24). */
export const PANEL_FLOOR = 15

/**
 * Maximum enhancement in percent: 50 below the High Court, 100 in the High Court and above (2024 Standard Civil Contract, Family
 * Specification 7.22; General Specification 6.16). The court is taken from the level on the certificate.
 */
export const enhancementCap = (level: CourtLevel): number => (level === 'high_court_judge' ? 100 : 50)
