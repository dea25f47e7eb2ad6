import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache'
import { parse, type DocumentNode } from 'graphql'

interface PersistedOperations {
  persistedQueries: { cache: KeyValueCache<string> }
  documentStore: KeyValueCache<DocumentNode>
}

const afterColon = (key: string): string => key.slice(key.indexOf(':') + 1)

/**
 * The web app's operations by hash (persisted queries). They are parsed at start, and never validated or checked for
 * cost at run time. Clients cannot add to them. The parsed documents of other operations are cached after validation
 * (least recently used).
 */
export function persistedOperations(texts: Readonly<Record<string, string>>): PersistedOperations {
  const documents = new Map(Object.entries(texts).map(([hash, text]) => [hash, parse(text, { noLocation: true })]))
  const others = new InMemoryLRUCache<DocumentNode>()
  return {
    persistedQueries: {
      // Apollo Server prefixes the hash with `apq:`.
      cache: {
        get: async (key) => (Object.hasOwn(texts, afterColon(key)) ? texts[afterColon(key)] : undefined),
        set: async () => {},
        delete: async () => {},
      },
    },
    documentStore: {
      // Apollo Server prefixes the key with a hash of the schema and a colon. Keys in the manifest contain the hash
      // algorithm and a colon too.
      get: async (key) => documents.get(afterColon(key)) ?? others.get(key),
      set: (key, document) => others.set(key, document),
      delete: async (key) => {
        await others.delete(key)
      },
    },
  }
}
