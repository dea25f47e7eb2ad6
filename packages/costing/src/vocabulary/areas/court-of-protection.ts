export const courtOfProtectionCaseTypes = [
  'general_management',
  'deputyship',
  'statutory_will',
  'property_sale',
] as const

/** The area on the wire, its place among the areas, and the types of its cases. */
export const courtOfProtection = {
  name: 'court_of_protection',
  place: 2,
  caseTypes: courtOfProtectionCaseTypes,
} as const
