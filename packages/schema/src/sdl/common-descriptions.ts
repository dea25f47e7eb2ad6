// What is the same wherever it stands: a description of its own, in SDL, comes before these.

/** What is not called in sentences as its mutation spells it. */
const NOUNS: Readonly<Record<string, string>> = {
  'api client': 'API client',
  'cop case part': 'part of the case',
  'inter parties case': 'inter partes case',
  'court of protection case': 'Court of Protection case',
  'high cost case': 'high cost legal aid case',
  'bill list entry': 'entry',
  'case view': 'view',
}
const VERBS =
  /^(?:add|invite|edit|remove|restore|archive|deactivate|revoke|resolve|move|set|changed|end|generate|import)/
/** What a mutation is about, in sentences, by its name. */
export function nounOfMutation(name: string): string {
  const words = name
    .replace(VERBS, '')
    .replace(/(?:Files|Period|Preview)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
  return NOUNS[words.toLowerCase()] ?? words.toLowerCase()
}

/** Of arguments by their names. */
export const commonArguments: Readonly<Record<string, string>> = {
  caseUuid: 'The uuid of the case.',
  clientUuid: 'The uuid of the client: the firm that it belongs to.',
  solicitorUuid: 'The uuid of the client, a firm of solicitors, whose case it is; `solicitors` lists them.',
  version:
    'The `version` of the record that the change is based on. If someone has changed it since, the change is refused as CONFLICT; without a version it is made in any case.',
  idempotencyKey:
    'A key of the caller’s own, such as a new UUID: at most 255 letters, digits and signs without spaces. Requests with the same key within 24 hours have one effect and get one answer.',
  first: 'How many to answer: 50 unless it is given, at most 200.',
  after: 'The `endCursor` of the page before; the first page without it.',
  search: 'Words that must all occur. At most 200 characters.',
  filter: 'Which of them to answer; all without it.',
  sort: 'Their order; without it as the field says.',
  body: 'The text.',
}

/** Of fields by their names, in objects. */
export const commonFields: Readonly<Record<string, string>> = {
  uuid: 'Unique identifier: a UUID that never changes.',
  version:
    'Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions.',
  totalCount: 'How many there are on all pages together.',
  nodes: 'Those of this page, in order.',
  pageInfo: 'Whether there is a next page, and from where it begins.',
  comments: 'The comments on it, the oldest first.',
  attention: 'Whether it has an unresolved comment or an estimated time.',
  totalVat: 'The VAT on what it costs, in pounds. Null where it has no price, or the host does not say.',
  createdAt: 'When it was recorded. Null where the host does not say.',
  updatedAt: 'When it was last changed.',
}
