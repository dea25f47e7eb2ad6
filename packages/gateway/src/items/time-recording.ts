import { reads } from './item-columns.ts'
import type { Resolvers } from './item-resolvers.ts'

export const timeRecording: Resolvers = {
  TimeRecording: { estimated: reads(['estimated'], ({ estimated }) => estimated ?? false) },
}
