import { messages } from './messages.ts'

/** A request with an idempotency key was not answered: it may have been stored, and sending it again is safe. */
export class LostAnswer extends Error {
  override name = 'LostAnswer'
  constructor(cause: unknown) {
    super(messages.unknownOutcome, { cause })
  }
}
