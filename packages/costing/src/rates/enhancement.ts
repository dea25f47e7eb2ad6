import type { LegalAidCaseType } from '../vocabulary/vocabulary.ts'

/**
 * Minimum enhancement in percent for a panel member's own work at hourly and item rates. It is a floor, not an addition
 * to the enhancement that was set (Family Specification 7.23–7.24).
 */
export const PANEL_FLOOR = 15

/**
 * Maximum enhancement in percent: 50 below the High Court, 100 for work in the High Court (2024 Standard Civil
 * Contract, Family Specification 7.22; General Specification 6.16). A High Court judge sitting in the family court does
 * not make it work in the High Court.
 */
export const enhancementCap = (highCourtWork: boolean): number => (highCourtWork ? 100 : 50)

const OUTSIDE_FAMILY: ReadonlySet<string> = new Set<LegalAidCaseType>([
  'non_family',
  'non_family_higher',
  'court_of_protection',
  'criminal',
])
/**
 * Whether panel members have their minimum in a legal aid case type: the panels are those of family work (Family
 * Specification 7.23).
 */
export const hasPanelFloor = (caseType: string): boolean => !OUTSIDE_FAMILY.has(caseType)
