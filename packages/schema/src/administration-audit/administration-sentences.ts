import { administeredWords, hostOf, roleWords, tableName } from './administered-values.ts'
import { administrationKindLabel, isAdministrationKind, type AdministrationKind } from './administration-kinds.ts'
import { formatBytes } from '../files/format-bytes.ts'
import { labelOf } from '../labels.ts'
import { asWritten, counted, inPounds, listed } from '../text/in-words.ts'
import { sentencesOf } from '../audit/sentences.ts'

type Values = Readonly<Record<string, unknown>>
/** An entry of the audit of administration. */
export interface AdministrationEntry {
  entity: string
  entity_uuid: string
  action: string
  before: Values | null
  after: Values | null
  /** What the uuids in it are called. */
  names: Readonly<Record<string, string>>
}

const rolesIn = (values: Values | null): string =>
  ((values?.roles ?? []) as unknown[]).map(roleWords).join(', ') || 'nobody'

const FACTORS: Readonly<Record<string, string>> = {
  app: 'authenticator app',
  passkey: 'passkey',
  recovery_codes: 'recovery codes',
  all: 'all second factors',
}
const factor = (values: Values | null): string => FACTORS[String(values?.kind)] ?? 'second factor'

/** What was handed over to whom, or given back. */
function handOverSentence({ action, before, after, names }: AdministrationEntry): string {
  if (action === 'removed') return `Hand-over undone: ${counted(Number(before?.cases), 'case')} given back.`
  const to = (uuid: unknown): string => names[String(uuid)] ?? 'somebody'
  const parts = [
    after?.cases ? `${counted(Number(after.cases), 'case')} to ${to(after.cases_to)}` : '',
    after?.reviews_to ? `reviews to ${to(after.reviews_to)}` : '',
    after?.views ? `${counted(Number(after.views), 'saved view')} to ${to(after.views_to)}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `Handed over: ${listed(parts)}.` : 'Handed over: there was nothing to hand over.'
}

/** How many of each there are, in words; of none, nothing. */
const countsIn = (
  values: Values | null,
  words: readonly (readonly [key: string, one: string, done: string, many?: string])[],
): string[] =>
  words.flatMap(([key, one, what, many]) => {
    const count = Number(values?.[key] ?? 0)
    return count > 0 ? [`${counted(count, one, many)} ${what}`] : []
  })

/** What an import of people added and changed, or what of it was undone. */
function importSentence({ action, before, after }: AdministrationEntry): string {
  const parts =
    action === 'added'
      ? countsIn(after, [
          ['users_added', 'user', 'added'],
          ['users_updated', 'user', 'changed'],
          ['fee_earners_added', 'fee earner', 'added'],
          ['links_set', 'role in a client', 'set', 'roles in clients'],
        ])
      : countsIn(before, [
          ['users_removed', 'user', 'removed'],
          ['users_deactivated', 'user', 'deactivated'],
          ['users_restored', 'user', 'restored'],
          ['fee_earners_removed', 'fee earner', 'removed'],
          ['links_restored', 'role in a client', 'restored', 'roles in clients'],
          ['kept', 'record', 'kept'],
        ])
  const said = listed(parts)
  if (action === 'added') return said === '' ? 'Imported.' : `Imported: ${said}.`
  return said === '' ? 'Import undone.' : `Import undone: ${said}.`
}

/** What an API client may do, and until when. */
function addedProgram(after: Values | null): string {
  const { client_role, read_only, scopes, expires_at } = after ?? {}
  const parts = [
    `Added as ${roleWords(client_role)}`,
    read_only === true && 'to read only',
    Array.isArray(scopes) && `for ${listed(scopes.map((scope) => labelOf(String(scope)).toLowerCase()))}`,
    typeof expires_at === 'string' && `until ${asWritten(expires_at)}`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** What was done with an archive of all data of a firm. */
function firmArchiveSentence({ action, before, after }: AdministrationEntry): string {
  if (action === 'added') return 'All data of the firm asked for.'
  if (action === 'removed') return before?.was_made === true ? 'Deleted.' : 'Stopped before it was made.'
  if (action !== 'generated') return 'Downloaded.'
  const missing = Number(after?.missing)
  const parts = [
    `${counted(Number(after?.cases), 'case')} and ${counted(Number(after?.files), 'file')}, ${formatBytes(Number(after?.size))}`,
    missing > 0 && `${counted(missing, 'file')} missing`,
  ]
  return `Made: ${parts.filter(Boolean).join('; ')}.`
}

const done = (action: string): string => (action === 'added' ? 'Added' : 'Removed')
const from = (values: Values | null): string => `from ${asWritten(String(values?.effective_from))}`

/** Kinds whose entries say more, or less, than the values of a record that changed. */
const special: Partial<Record<AdministrationKind, (entry: AdministrationEntry) => string | undefined>> = {
  link: ({ before, after, names }) => {
    const where = after?.client_uuid === undefined ? '' : ` in ${names[String(after.client_uuid)] ?? 'a client'}`
    return `Role${where}: ${roleWords(before?.client_role)} → ${roleWords(after?.client_role)}.`
  },
  hand_over: handOverSentence,
  password: () => 'Password changed.',
  account_link: ({ after }) => (after?.kind === 'invitation' ? 'Invited.' : 'Link to choose another password made.'),
  session: ({ before }) => `${counted(Number(before?.sessions), 'session')} ended.`,
  second_factor: ({ action, before, after }) =>
    action === 'removed' ? `Removed: ${factor(before)}.` : `Added: ${factor(after)}.`,
  second_factor_rule: ({ before, after }) => `Required for: ${rolesIn(before)} → ${rolesIn(after)}.`,
  people_import: importSentence,
  user: ({ action, before, after }) => {
    if (action === 'added') return `Added as ${roleWords(after?.role)}.`
    // One that is removed for good has the name beside it, by which it is known from then on.
    if (action === 'removed') return before?.surname === undefined ? 'Deactivated.' : 'Removed.'
    return action === 'restored' ? 'Restored: can sign in again.' : undefined
  },
  client: ({ action, before, after }) => {
    if (after?.merged_into !== undefined) return `Merged into ${String(after.merged_into)}.`
    if (after?.merged !== undefined) return `${String(after.merged)} was merged into it.`
    // One that is removed has its name beside it, to be undone.
    if (action === 'removed') return before?.name === undefined ? 'Archived.' : 'Removed.'
    return action === 'restored' ? 'Restored.' : undefined
  },
  webhook: ({ after }) => {
    if (after?.sent_again !== undefined) return `${counted(Number(after.sent_again), 'message')} sent again.`
    return after?.previous_secret_until === undefined ? undefined : 'New secret made.'
  },
  rate_card: ({ action, before, after }) =>
    action === 'changed'
      ? undefined
      : `${done(action)}: ${inPounds(Number((after ?? before)?.rate))} an hour ${from(after ?? before)}.`,
  rate_edition: ({ action, before, after }) =>
    action === 'changed'
      ? undefined
      : `${done(action)}: ${counted(Object.keys(((after ?? before)?.amounts ?? {}) as object).length, 'figure')} ${from(after ?? before)}.`,
  firm_archive: firmArchiveSentence,
  api_client: ({ action, after }) => {
    if (action === 'removed') return 'Revoked.'
    return action === 'added' ? addedProgram(after) : undefined
  },
}

/** What was done by a system administrator on the shell of the host. */
const byShell = ({ before, after }: AdministrationEntry): string[] =>
  [before?.by, after?.by].includes('shell') ? ['By “admin reset” on the host.'] : []

/** An entry of the audit of administration in sentences, beside the name of its record. */
export function administrationSentences(entry: AdministrationEntry): string[] {
  const { entity, after, names } = entry
  const said = isAdministrationKind(entity) ? special[entity]?.(entry) : undefined
  if (said !== undefined) return [said, ...byShell(entry)]
  if (entry.action === 'removed') return ['Removed.']
  // An edition says of which table it is, which does not change.
  const { table, ...changed } = after ?? {}
  return sentencesOf({ ...entry, after: after && changed }, { names, isNamed: true, words: administeredWords(table) })
}

/** The name of the record of an entry, as it is called now, or was when it was recorded. */
export function administeredName({
  entity,
  entity_uuid,
  before,
  after,
  names,
}: Omit<AdministrationEntry, 'action'>): string {
  const known = names[entity_uuid]
  if (known !== undefined) return known
  const { name, site_name, firstname, surname, code, fee_earner, grade, table, url } = { ...before, ...after } as Values
  const text = [name ?? site_name ?? code ?? (url && hostOf(url)), [firstname, surname].filter(Boolean).join(' ')].find(
    Boolean,
  )
  const whose = fee_earner ? names[String(fee_earner)] : grade && `Grade ${String(grade)}`
  return String(text ?? whose ?? tableName(table) ?? administrationKindLabel(entity))
}
