import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { itemResolvers } from './item-resolvers.ts'

export const timeRecording = itemResolvers(kind, {
  TimeRecording: { estimated: ({ estimated }) => estimated ?? false },
})
