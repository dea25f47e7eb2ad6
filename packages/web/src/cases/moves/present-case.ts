import type { ApolloClient } from '@apollo/client'
import type { Stage } from '@costdraft/costing'
import { readAnew } from '../../ui/read-anew.ts'
import { readError } from '../../ui/read-error.ts'

/** What the refusal of a move says of the case as it is now. */
export interface PresentCase {
  stage: Stage
  /** The server's sentence: what became of the case meanwhile. */
  message: string
  /** When it came to its stage, and when it was changed last, where the host says. */
  times: Readonly<Record<string, unknown>>
}

/** The case that a move has met in another stage; undefined for any other error. */
export function presentCaseOf(error: unknown): PresentCase | undefined {
  const { code, current, message } = readError(error)
  if (code !== 'CONFLICT' || typeof current?.stage !== 'string') return undefined
  const { stage, stageSince, updatedAt } = current
  return { stage: stage as Stage, message, times: { stageSince, updatedAt } }
}

/**
 * Shows the stage that a case is in now wherever it is on the screen, then reads anew what is shown. The version is not
 * taken over: what else others have changed is not on the screen yet, and must not be overwritten unseen.
 */
export function showPresent(client: ApolloClient, uuid: string, { stage, times }: PresentCase): void {
  const known = Object.entries(times).filter(([, time]) => typeof time === 'string')
  client.cache.modify({
    id: client.cache.identify({ __typename: 'Case', uuid }),
    fields: Object.fromEntries([['stage', stage], ...known].map(([name, value]) => [name, () => value])),
  })
  void readAnew(client)
}
