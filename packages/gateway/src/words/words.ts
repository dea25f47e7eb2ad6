import { wordLists } from '@costdraft/schema/words/word-lists.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** The words of fields, which are the same for everybody. */
export const wordResolvers: Resolvers = {
  Query: { vocabulary: () => wordLists.map(({ name, words }) => ({ name, words: [...words] })) },
}
