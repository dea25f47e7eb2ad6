import { count, type Sample } from '@costdraft/schema/telemetry/metrics.ts'

/** The figures of a pool of connections, as the metrics have them. */
export const poolSamples = (pool: string, figures: { size: number; lent: number; waiting: number }): Sample[] =>
  Object.entries(figures).map(([state, value]) => ({
    name: 'costdraft_pool_connections',
    labels: { pool, state },
    value,
  }))

/** Counts a request for which no connection was free in time. */
export const noteRefusal = (pool: string): void => count('costdraft_pool_refusals_total', { pool })
