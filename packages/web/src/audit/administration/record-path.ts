import {
  isAdministrationKind,
  type AdministrationKind,
} from '@costdraft/schema/administration-audit/administration-kinds.ts'
import type { Change } from '../../administration-audit/use-administration-audit.ts'
import { ownClients } from '../../clients/client-paths.ts'
import { BILL_LISTS, RATE_CARDS, ratesPath, withClient } from '../../rates/rate-paths.ts'
import { firmPaths } from '../../users/user-paths.ts'

/** What of the viewer decides which pages they have. */
interface Reader {
  client: { uuid: string } | null
  isAdmin: boolean
  editsRates: boolean
}
type About = Pick<Change, 'kind' | 'recordUuid' | 'client'>
type PathOf = (about: About & { clientUuid: string }, reader: Reader) => string | undefined

const ofUser: PathOf = ({ recordUuid }) => firmPaths.edit(recordUuid)
const ofClient: PathOf = ({ clientUuid }) => ownClients.edit(clientUuid)
const ofRates =
  (path: (clientUuid: string) => string): PathOf =>
  ({ clientUuid }, { editsRates }) =>
    editsRates ? path(clientUuid) : undefined
/** The settings are of one's own firm alone. */
const ofSettings: PathOf = ({ clientUuid }, { client }) => (clientUuid === client?.uuid ? '/settings' : undefined)

const paths: Record<AdministrationKind, PathOf> = {
  user: ofUser,
  link: ofUser,
  hand_over: ofUser,
  people_import: () => firmPaths.list,
  account_link: ofUser,
  password: ofUser,
  second_factor: ofUser,
  session: ofUser,
  calendar_link: ofUser,
  user_group: () => '/users/user-groups',
  firm_archive: ofClient,
  client: ({ recordUuid }) => ownClients.edit(recordUuid),
  site: ofClient,
  fee_earner: ofClient,
  rate_edition: ofRates(ratesPath),
  rate_card: ofRates((clientUuid) => withClient(RATE_CARDS, clientUuid)),
  bill_list_entry: ofRates((clientUuid) => withClient(BILL_LISTS, clientUuid)),
  second_factor_rule: ofSettings,
  api_client: ofSettings,
  webhook: ofSettings,
}

/** The page that shows the record of an entry; undefined where there is none, or none for the viewer. */
export function recordPath(change: About, reader: Reader): string | undefined {
  const { kind, client } = change
  // An administrator's own kind has one page.
  if (!client) return reader.isAdmin ? '/admin/administrators' : undefined
  return isAdministrationKind(kind.name) ? paths[kind.name]({ ...change, clientUuid: client.uuid }, reader) : undefined
}
