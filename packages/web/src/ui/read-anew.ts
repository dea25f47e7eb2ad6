import type { ApolloClient } from '@apollo/client'
import { whenReachable } from './when-reachable.ts'

const reading = new WeakSet<ApolloClient>()

/**
 * Reads again what the screen shows, once CostDraft can be reached: after a change of which nobody knows whether it was
 * stored.
 */
export async function readAnew(client: ApolloClient): Promise<void> {
  if (reading.has(client)) return
  reading.add(client)
  try {
    await whenReachable()
  } finally {
    reading.delete(client)
  }
  await client.refetchQueries({ include: 'active' }).catch(console.error)
}
