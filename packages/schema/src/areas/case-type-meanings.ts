type Meanings = Readonly<Record<string, string>>

/** What areas of work are, for somebody who is new to costs. One without an entry has its label. */
export const areaMeanings: Meanings = {
  legal_aid: 'Legal aid: cases paid by the Legal Aid Agency by fixed fees, hourly rates and advocacy fees.',
  court_of_protection: 'Court of Protection: costs of deputies and others, assessed by the Senior Courts Costs Office.',
  inter_parties: 'Inter partes: costs that one party of a case claims from another.',
  high_cost_legal_aid: 'High cost legal aid: cases above the threshold of the Legal Aid Agency, under a case plan.',
}

/** What types of case are, likewise. */
export const caseTypeMeanings: Meanings = {
  court_of_protection: 'Legal aid work in the Court of Protection, paid by the hour.',
  care_and_supervision: 'Care and supervision: public law children proceedings (section 31), with a fixed fee.',
  domestic_abuse_non_molestation_order: 'Domestic abuse: non-molestation and occupation orders, with a fixed fee.',
  children_child_arrangement_orders: 'Child arrangements orders and other private law children work, with a fixed fee.',
  domestic_abuse_and_child_arrangement:
    'Domestic abuse and child arrangements in one case of two parts, each with its own fixed fee.',
  finance: 'Finance: financial remedies in family proceedings, with a fixed fee.',
  transfer_of_tenancy: 'Transfer of a tenancy in family proceedings, paid by the hour.',
  placement: 'Placement for adoption, paid by the hour.',
  other_public_law: 'Other public law work, paid by the hour.',
  other_public_law_family: 'Other public law family work, paid by the hour.',
  non_family: 'Civil work other than family, in the lower courts, paid by the hour.',
  non_family_higher: 'Civil work other than family, in the higher courts, paid by the hour.',
  criminal: 'Criminal work; its rates are not held.',
  bill_of_costs: 'A bill of costs for assessment between the parties.',
  costs_budget: 'A costs budget (Precedent H or Z), filed with the court.',
  general_management: 'General management of the affairs of a protected person by a deputy.',
  deputyship: 'The appointment of a deputy.',
  statutory_will: 'An application for a statutory will.',
  property_sale: 'The sale of a property of a protected person.',
}
