/**
 * The kinds of record whose changes are administration, by the names that their entries in the audit have, and what
 * people read for them.
 */
export const administrationKinds = {
  user: 'User',
  link: 'Role in a client',
  hand_over: 'Hand-over',
  people_import: 'Import of people',
  user_group: 'User group',
  account_link: 'Password link',
  password: 'Password',
  second_factor: 'Second factor',
  second_factor_rule: 'Second factor required',
  session: 'Sessions',
  calendar_link: 'Calendar link',
  client: 'Client',
  site: 'Location',
  fee_earner: 'Fee earner',
  rate_edition: 'Rates',
  rate_card: 'Rate card',
  bill_list_entry: 'List of the bill',
  api_client: 'API client',
  webhook: 'Webhook',
  firm_archive: 'Export of all data',
} as const
export type AdministrationKind = keyof typeof administrationKinds
export const administrationKindNames = Object.keys(administrationKinds) as AdministrationKind[]
export const isAdministrationKind = (name: string): name is AdministrationKind =>
  Object.hasOwn(administrationKinds, name)
/** What people read for the kind of an entry; its name for one that this version does not know. */
export const administrationKindLabel = (name: string): string =>
  isAdministrationKind(name) ? administrationKinds[name] : name
