import type { Resolvers } from './item-resolvers.ts'

export const timeRecording: Resolvers = {
  TimeRecording: { estimated: ({ estimated }) => estimated ?? false },
}
