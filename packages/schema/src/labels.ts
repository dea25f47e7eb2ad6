/** Labels of enum values that cannot be derived from the value itself. */
const labels: Record<string, string> = {
  in_progress: 'In progress',
  in_review: 'Review',
  blocked: 'Blocked',
  complete: 'Complete',
  legal_aid: 'Legal aid',
  court_of_protection: 'Court of Protection',
  inter_parties: 'Inter partes',
  high_cost_legal_aid: 'High cost legal aid',
  care_and_supervision: 'Care and supervision',
  children_child_arrangement_orders: 'Child arrangements orders',
  domestic_abuse_non_molestation_order: 'Domestic abuse (non-molestation order)',
  domestic_abuse_and_child_arrangement: 'Domestic abuse and child arrangements',
  child_arrangement: 'Child Arrangements',
  non_molestation_order: 'Domestic Abuse',
  circuit_district_judge: 'Circuit or district judge',
  high_court_judge: 'High Court judge',
  other_judge: 'Other judge',
  family_court: 'Family Court',
  high_court: 'High Court',
  advocates_meeting: "Advocates' meeting",
  bolt_on: 'Bolt-on',
  expert_cross_examined: 'Expert cross-examined',
  joined_party: 'Joined party',
  solicitors_case_reference: "Solicitor's case reference",
  fee_earner: 'Fee earner',
  staff_member: 'Staff member',
  enhancement: 'Reasons for enhancement',
  site: 'Office',
  half_fixed_fee: 'Half fixed fee',
  fixed_fee: 'Fixed fee',
  routine: 'Core costs: routine',
  scheduled: 'Core costs: scheduled',
  advocacy: 'Advocacy',
  disbursements: 'Disbursements',
  other_fas: 'Other FAS',
  drug_alcohol_test: 'Drug or alcohol test',
  dna_test: 'DNA test',
  one: 'One client',
  several: 'Several clients',
  lower: 'Lower courts',
  higher: 'Higher courts',
  travel_mileage: 'Travel: mileage',
  travel_public_transport: 'Travel: public transport',
  a_and_e_consultant: 'A&E consultant',
  doctor_gp: 'Doctor (GP)',
  ent_surgeon: 'ENT surgeon',
  gp_records_report: 'GP (records report)',
  dna_preparation_of_report: 'DNA (preparation of report)',
  dna_testing_of_sample: 'DNA (testing of sample)',
  accountant_general_staff: 'Accountant (general staff)',
  accountant_manager: 'Accountant (manager)',
  accountant_partner: 'Accountant (partner)',
  surveyor_housing_disrepair: 'Surveyor (housing disrepair)',
  surveyor_non_housing_disrepair: 'Surveyor (non housing disrepair)',
  lip_reader_or_signer: 'Lip reader / signer',
}

/** The display label of an enum value or property name in snake case. Any other text is returned unchanged. */
export const labelOf = (word: string): string =>
  labels[word] ??
  (/^[a-z\d]+(?:_[a-z\d]+)*$/.test(word)
    ? `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('_', ' ')}`
    : word)

/** The name of a part of a two-part case; of the rows that belong to neither, because their part is not recorded, for null. */
export const partLabel = (part: string | null): string => (part === null ? 'Part not recorded' : labelOf(part))
