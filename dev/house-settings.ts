/** The variables that whoever starts an instance in a child process may set. */
export const HOUSE_SETTINGS = [
  'SEED',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'QUERY_BUDGET',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
] as const
export type HouseSettings = Partial<Record<(typeof HOUSE_SETTINGS)[number], string>>
