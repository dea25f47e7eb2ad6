/** With this header the API says in each answer to an API client what is left of its points. */
export const POINTS_HEADER = 'costdraft-points'

/** The points of a budget in a minute, and those that are left. */
export interface Points {
  limit: number
  remaining: number
}

export const pointsHeader = ({ limit, remaining }: Points): string => `limit=${limit}, remaining=${remaining}`

/** The points that an answer names; undefined if it names none. */
export function pointsInHeader(value: unknown): Points | undefined {
  const [, limit, remaining] = (typeof value === 'string' && /^limit=(\d+), remaining=(\d+)$/.exec(value)) || []
  return limit === undefined ? undefined : { limit: Number(limit), remaining: Number(remaining) }
}
