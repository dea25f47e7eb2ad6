const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** In milliseconds: how long attempts are repeated. */
export const GIVE_UP_AFTER = 72 * HOUR
/** In milliseconds: the pauses after the first attempts; the last one is repeated. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR]
/** So many failures in a row are forgiven before an endpoint is left alone. */
const FORGIVEN = 2
const JITTER = 0.2

const pauseOf = (count: number): number => PAUSES[Math.min(Math.max(count, 1), PAUSES.length) - 1] ?? 0

/**
 * In milliseconds: the pause after so many attempts, up to a fifth longer by `chance` (0 to 1), so that what failed
 * together does not come back together.
 */
export const pauseAfter = (attempts: number, chance: number): number =>
  Math.round(pauseOf(attempts) * (1 + JITTER * chance))

/** In milliseconds: how long an endpoint is left alone after so many failures in a row; 0 for a few. */
export const restAfter = (failures: number, chance: number): number =>
  failures > FORGIVEN ? pauseAfter(failures - FORGIVEN, chance) : 0
