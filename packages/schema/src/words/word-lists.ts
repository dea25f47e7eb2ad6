import {
  activityTypes,
  adjournmentTypes,
  advocacySchemes,
  areasOfWork,
  aspects,
  attendanceTypes,
  billActivities,
  billExpenses,
  billTasks,
  budgetForms,
  caseTypes,
  claimStages,
  copCategories,
  costsBases,
  counselLevels,
  courtBundles,
  courtLevels,
  courtTypes,
  disbursementTypes,
  eventAttendances,
  feeEarnerTypes,
  feeSchemes,
  finalHearingLengths,
  fixedCostsCategories,
  grades,
  hearingTypes,
  locations,
  partyCapacities,
  partyRoles,
  phases,
  plannedCosts,
  proceduralTypes,
  receivingParties,
  regions,
  representedParties,
  stages,
  stepEvents,
} from '@costdraft/costing'
import { permissions, roles } from '../access/roles.ts'
import { changeActions, changedKinds } from '../changes/changed-kinds.ts'
import { clientTypes } from '../clients/clients.ts'
import { labelOf } from '../labels.ts'
import { listedKinds } from '../items/listed-kinds.ts'

/** A list of the words that a field takes or answers, by the field's name on the wire. */
export interface WordList {
  name: string
  words: { word: string; label: string }[]
}

const lists: Readonly<Record<string, readonly string[]>> = {
  stage: stages,
  area_of_work: areasOfWork,
  case_type: caseTypes,
  case_part: aspects,
  represented_party: representedParties,
  court_level: courtLevels,
  court_type: courtTypes,
  costs_basis: costsBases,
  fixed_costs_category: fixedCostsCategories,
  advocacy_scheme: advocacySchemes,
  fee_scheme: feeSchemes,
  final_hearing_length: finalHearingLengths,
  claim_stage: claimStages,
  receiving_party: receivingParties,
  budget_form: budgetForms,
  item_kind: listedKinds.map(({ name }) => name),
  activity_type: activityTypes,
  phase: phases,
  hearing_type: hearingTypes,
  adjournment_type: adjournmentTypes,
  court_bundle: courtBundles,
  disbursement_type: disbursementTypes,
  procedural_type: proceduralTypes,
  attendance_type: attendanceTypes,
  event: stepEvents,
  event_attendance: eventAttendances,
  counsel_level: counselLevels,
  party_role: partyRoles,
  party_capacity: partyCapacities,
  planned_costs: plannedCosts,
  bill_task: billTasks,
  bill_activity: billActivities,
  bill_expense: billExpenses,
  cop_category: copCategories,
  client_type: clientTypes,
  region: regions,
  location: locations,
  fee_earner_type: feeEarnerTypes,
  grade: grades,
  client_role: roles,
  permission: permissions,
  changed_kind: changedKinds,
  change_action: changeActions,
}

/** Every list of words with its labels, in the order in which screens offer them. */
export const wordLists: readonly WordList[] = Object.entries(lists).map(([name, words]) => ({
  name,
  words: words.map((word) => ({ word, label: labelOf(word) })),
}))
