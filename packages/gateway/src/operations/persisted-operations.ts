import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache'
import { parse, type DocumentNode } from 'graphql'

interface Known {
  persistedQueries: { cache: KeyValueCache<string> }
  documentStore: KeyValueCache<DocumentNode>
}

const afterColon = (key: string): string => key.slice(key.indexOf(':') + 1)

/**
 * The operations of our own web app by the hashes its browsers send: parsed here, once, and never parsed, validated or judged again.
 * Nothing can be added to them. Other texts are kept, once they are found valid, for as long as there is room.
 */
export function persistedOperations(texts: Readonly<Record<string, string>>): Known {
  const documents = new Map(Object.entries(texts).map(([hash, text]) => [hash, parse(text, { noLocation: true })]))
  const others = new InMemoryLRUCache<DocumentNode>()
  return {
    persistedQueries: {
      // The server puts `apq:` before a hash.
      cache: {
        get: async (key) => (Object.hasOwn(texts, afterColon(key)) ? texts[afterColon(key)] : undefined),
        set: async () => {},
        delete: async () => {},
      },
    },
    documentStore: {
      // The server puts a hash of the schema before that of the text; ours has a colon of its own, which no hash of a text has.
      get: async (key) => documents.get(afterColon(key)) ?? others.get(key),
      set: (key, document) => others.set(key, document),
      delete: async (key) => {
        await others.delete(key)
      },
    },
  }
}
