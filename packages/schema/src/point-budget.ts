/** In milliseconds. */
const MINUTE = 60_000
/** Buckets in memory before those that have filled up again are dropped. */
const MAX_BUCKETS = 10_000

/** A firm has this many times the budget of one of its tokens. */
export const FIRM_FACTOR = 5

export interface Budget {
  /** Points per minute, and at most at once. */
  limit: number
  /** The points that are left; negative while more was used than there was. */
  remaining: (key: string) => number
  spend: (key: string, points: number) => void
  /** Seconds until anything is left. */
  wait: (key: string) => number
}

interface Bucket {
  points: number
  at: number
}

/**
 * A token bucket for each key: it fills by `limit` points a minute. What is spent beyond it is owed, and waited for.
 * `now` is in milliseconds.
 */
export function createBudget(limit: number, now: () => number): Budget {
  const buckets = new Map<string, Bucket>()
  const pointsOf = ({ points, at }: Bucket): number => Math.min(limit, points + ((now() - at) / MINUTE) * limit)
  const remaining = (key: string): number => {
    const bucket = buckets.get(key)
    return bucket ? pointsOf(bucket) : limit
  }
  return {
    limit,
    remaining,
    spend: (key, points) => {
      if (buckets.size >= MAX_BUCKETS)
        for (const [name, bucket] of buckets) if (pointsOf(bucket) >= limit) buckets.delete(name)
      buckets.set(key, { points: remaining(key) - points, at: now() })
    },
    wait: (key) => Math.max(1, Math.ceil(((1 - remaining(key)) / limit) * (MINUTE / 1_000))),
  }
}
