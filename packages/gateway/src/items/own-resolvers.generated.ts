// Written by npm run codegen.
import { disbursement } from './disbursement.ts'
import { timeRecording } from './time-recording.ts'

/** The resolvers of kinds whose answers are not what a host sends, by the name of the kind. */
export const ownResolvers = {
  disbursement,
  timeRecording,
}
