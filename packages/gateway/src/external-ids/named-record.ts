import type { ExternalIdLookup } from '../generated/resolvers.ts'
import { refused } from '../errors/errors.ts'

/** The arguments that name a record: exactly one of them. */
interface Named {
  uuid?: string | null
  externalId?: ExternalIdLookup | null
}

/**
 * The uuid of the record that arguments name; `find` answers the uuids of those with an external id that the viewer may
 * read. Throws INVALID_INPUT for none or both of the arguments, and where records of several firms match; NOT_FOUND
 * where none does.
 */
export async function uuidOfNamed(
  { uuid, externalId }: Named,
  find: (lookup: ExternalIdLookup) => Promise<string[]>,
): Promise<string> {
  const isNamedOnce = (uuid == null) !== (externalId == null)
  if (!isNamedOnce) throw refused('INVALID_INPUT', 'Send exactly one of uuid and externalId.')
  if (externalId == null) return uuid ?? ''
  const [found, ...others] = await find(externalId)
  if (found === undefined) throw refused('NOT_FOUND', 'Not found.')
  if (others.length > 0)
    throw refused('INVALID_INPUT', 'Say which firm.', { 'externalId.clientUuid': 'Say which firm.' })
  return found
}
