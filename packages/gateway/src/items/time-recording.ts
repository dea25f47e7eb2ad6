import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { itemModule } from './module.ts'

export const timeRecording = itemModule(kind)
