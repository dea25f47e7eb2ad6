import { reads, type Resolvers } from './item-resolvers.ts'

export const timeRecording: Resolvers = {
  TimeRecording: { estimated: reads(['estimated'], ({ estimated }) => estimated ?? false) },
}
