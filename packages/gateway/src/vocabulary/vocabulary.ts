import { labelOf } from '@costdraft/schema/labels.ts'
import { writtenLists } from '@costdraft/schema/vocabulary/written-lists.ts'
import { isEnumType, type GraphQLSchema } from 'graphql'
import { refused } from '../errors/errors.ts'
import type { Resolvers, VocabularyList, VocabularyWord } from '../generated/resolvers.ts'

const wordOf = (word: string, meaning: string | null = null): VocabularyWord => ({
  word,
  label: labelOf(word),
  meaning,
})

/** All lists: the enums of the schema, and those that it cannot spell, by name. */
const listsOf = (schema: GraphQLSchema): VocabularyList[] =>
  [
    ...Object.values(schema.getTypeMap()).flatMap((type) =>
      isEnumType(type) && !type.name.startsWith('__')
        ? [{ name: type.name, words: type.getValues().map(({ name, description }) => wordOf(name, description)) }]
        : [],
    ),
    ...Object.entries(writtenLists).map(([name, words]) => ({ name, words: words.map((word) => wordOf(word)) })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** The words of the schema. Fetching the viewer validates the token. */
export const vocabularyResolvers: Resolvers = {
  Query: {
    vocabulary: async (_root, { lists: names }, { viewer }, { schema }) => {
      await viewer()
      const all = listsOf(schema)
      const missing = names?.find((name) => all.every((list) => list.name !== name))
      const sentence = `There is no list ${missing}.`
      if (missing !== undefined) throw refused('INVALID_INPUT', sentence, { lists: sentence })
      return names ? all.filter(({ name }) => names.includes(name)) : all
    },
  },
}
