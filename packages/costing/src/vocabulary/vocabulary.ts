import { areaWords } from './areas.generated.ts'

// The enumerations of the domain, with their wire values. Display labels are in schema/src/labels.ts.

export type AreaOfWork = (typeof areaWords)[number]['name']
export const areasOfWork: readonly AreaOfWork[] = areaWords.map(({ name }) => name)

export const stages = ['in_progress', 'in_review', 'blocked', 'complete'] as const
export type Stage = (typeof stages)[number]

export {
  fixedFeeCaseTypes,
  legalAidCaseTypes,
  type FixedFeeCaseType,
  type LegalAidCaseType,
} from './areas/legal-aid.ts'
export { courtOfProtectionCaseTypes } from './areas/court-of-protection.ts'
export { interPartesCaseTypes } from './areas/inter-partes.ts'
export type CaseType = (typeof areaWords)[number]['caseTypes'][number]
export const caseTypes: readonly CaseType[] = [...new Set(areaWords.flatMap((area): CaseType[] => [...area.caseTypes]))]

export const aspects = ['child_arrangement', 'non_molestation_order'] as const
export type Aspect = (typeof aspects)[number]

export const courtLevels = ['other_judge', 'circuit_district_judge', 'high_court_judge'] as const
export type CourtLevel = (typeof courtLevels)[number]

/** The courts of Court of Protection and inter partes cases. */
export const courtTypes = [
  'court_of_protection',
  'county_court',
  'high_court',
  'family_court',
  'scco',
  'tribunal',
] as const
export type CourtType = (typeof courtTypes)[number]

/**
 * The counsel arrangements of high cost cases. The first, `solicitor_advocate` and `solicitor_advocate_fas` are the
 * single counsel scheme.
 */
export const advocacySchemes = [
  'single_counsel',
  'leading_counsel_junior_counsel',
  '2x_junior_counsel',
  'leading_counsel_solicitor',
  'senior_junior_counsel',
  'solicitor_advocate',
  'solicitor_advocate_fas',
] as const
export type AdvocacyScheme = (typeof advocacySchemes)[number]
export const feeSchemes = ['events', 'hourly'] as const
export type FeeScheme = (typeof feeSchemes)[number]
export const finalHearingLengths = ['up_to_10_days', 'over_10_days'] as const
export type FinalHearingLength = (typeof finalHearingLengths)[number]
/** What a claim of a high cost case is: one of several, or the last. */
export const claimStages = ['interim', 'final'] as const

export const representedParties = ['parent', 'child', 'joined_party'] as const
export type RepresentedParty = (typeof representedParties)[number]

export const regions = ['North', 'Midlands', 'South', 'Wales'] as const
export type Region = (typeof regions)[number]
export const locations = ['London', 'Non-London'] as const
export type Location = (typeof locations)[number]

export const feeEarnerTypes = ['solicitor', 'paralegal', 'legal_executive'] as const
export type FeeEarnerType = (typeof feeEarnerTypes)[number]
export const grades = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

/**
 * How the costs of a Court of Protection case are claimed: assessed by the court, or fixed by Practice Direction 19B.
 */
export const costsBases = ['assessed', 'fixed'] as const
export type CostsBasis = (typeof costsBases)[number]
/** What Practice Direction 19B fixes the costs of. Its numbering changed on 1 April 2024. */
export const fixedCostsCategories = [
  'deputy_appointment',
  'trustee_application',
  'existing_deputy_application',
  'annual_management_first_year',
  'annual_management_later_year',
  'health_and_welfare',
  'report_to_public_guardian',
  'basic_tax_return',
  'complex_tax_return',
  'conveyancing',
] as const
export type FixedCostsCategory = (typeof fixedCostsCategories)[number]

export const hearingTypes = ['interim', 'advocate', 'final', 'conference', 'opinion'] as const
export type HearingType = (typeof hearingTypes)[number]
export const adjournmentTypes = ['lunch', 'multi_day'] as const
export const courtBundles = ['bundle_1', 'bundle_2', 'bundle_3'] as const
export type CourtBundle = (typeof courtBundles)[number]

export const activityTypes = [
  'preparation',
  'advocacy',
  'counsel',
  'travelling_and_waiting',
  'telephone_call',
  'letter_in',
  'letter_out',
] as const
export type ActivityType = (typeof activityTypes)[number]

export const phases = [
  'pre_action_costs',
  'issue_statements_of_case',
  'cmc',
  'disclosure',
  'witness_statements',
  'expert_reports',
  'trial_review',
  'trial_preparation',
  'trial',
  'adr_settlement_discussions',
] as const
export type Phase = (typeof phases)[number]

/** The party to whom costs are payable, of an inter partes case. */
export const receivingParties = ['claimant', 'defendant'] as const
export type ReceivingParty = (typeof receivingParties)[number]
/**
 * The form of a costs budget: Precedent H (CPR PD 3D), or the simplified Precedent Z of the pilots of PD 51ZG1 to
 * 51ZG3, for Part 7 claims issued from 6 April 2025 to 6 April 2028.
 */
export const budgetForms = ['precedent_h', 'precedent_z'] as const
export type BudgetForm = (typeof budgetForms)[number]

/**
 * What a procedural step of an inter partes case is: a step, or an attendance, which the specification calls a hearing.
 */
export const stepFeeTypes = ['procedural_step', 'hearing'] as const
export type StepFeeType = (typeof stepFeeTypes)[number]
export const proceduralTypes = [
  'claim',
  'defence',
  'reply',
  'allocation',
  'disclosure',
  'inspection',
  'witness_statement',
  'expert_report',
  'application',
  'conference',
  'mediation',
  'hearing',
  'trial',
  'settlement',
  'other',
] as const
export type ProceduralType = (typeof proceduralTypes)[number]
/** Whom an attendance of a procedural step was on. */
export const attendanceTypes = ['client', 'opponent', 'witness', 'expert', 'counsel', 'court', 'other'] as const
export type AttendanceType = (typeof attendanceTypes)[number]

/** What a step of a high cost case is. */
export const stepEvents = [
  'court_hearing',
  'advocates_meeting',
  'conference',
  'main_hearing_day',
  'issues_resolution_hearing',
  'other',
] as const
export type StepEvent = (typeof stepEvents)[number]
/**
 * How attending at such a step is paid: as an event of the Care Case Fee Scheme, under the Family Advocacy Scheme, or
 * not at all.
 */
export const eventAttendances = ['event', 'fas', 'none'] as const
export type EventAttendance = (typeof eventAttendances)[number]
/** What a party is in its case: the heads of a bill and the activities of its letters and calls follow from it. */
export const partyCapacities = [
  'client',
  'opponent',
  'solicitor',
  'witness',
  'expert',
  'counsel',
  'court',
  'other',
] as const
export type PartyCapacity = (typeof partyCapacities)[number]

/** What a party of a high cost case is. They classify parties, and refuse nothing. */
export const partyRoles = ['solicitor', 'junior_counsel', 'leading_counsel', 'senior_counsel'] as const
export type PartyRole = (typeof partyRoles)[number]
/** What planned work of a high cost case is for, as a case plan divides its estimate. */
export const plannedCosts = ['profit_costs', 'counsel', 'disbursements'] as const
export type PlannedCosts = (typeof plannedCosts)[number]

/** The categories of disbursements that the electronic bill of the Court of Protection has (COP-E). */
export const copCategories = [
  'travel',
  'draftsman',
  'counsel',
  'court',
  'bank',
  'internal_solicitor',
  'external_solicitor',
  'opg',
  'courier',
  'land_registry',
  'expert',
  'other',
] as const
export type CopCategory = (typeof copCategories)[number]

/** The disbursement headings of the Costs Assessment Guidance, section 3. */
export const disbursementTypes = [
  'court_fee',
  'counsel_fee',
  'counsel_expenses',
  'expert_fee',
  'interpreter',
  'translation',
  'travel_mileage',
  'travel_public_transport',
  'taxi',
  'parking',
  'accommodation',
  'subsistence',
  'witness_expenses',
  'client_travel_expenses',
  'process_server',
  'enquiry_agent',
  'dna_test',
  'drug_alcohol_test',
  'medical_records',
  'photocopying',
  'transcript',
  'mediation_fee',
  'sign_language',
  'land_registry',
  'police_disclosure',
  'other',
] as const
export type DisbursementType = (typeof disbursementTypes)[number]
/** What is paid to counsel. */
export const counselDisbursementTypes: readonly string[] = [
  'counsel_fee',
  'counsel_expenses',
] satisfies readonly DisbursementType[]
