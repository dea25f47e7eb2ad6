export const interPartesCaseTypes = ['bill_of_costs', 'costs_budget'] as const

/** The area on the wire, its place among the areas, and the types of its cases. */
export const interPartes = { name: 'inter_parties', place: 3, caseTypes: interPartesCaseTypes } as const
