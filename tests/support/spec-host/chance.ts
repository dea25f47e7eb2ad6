import { randomUUID } from 'node:crypto'

/** What of the host is left to chance and time; the same each time while `settle` holds. */
interface Chance {
  newUuid: () => string
  now: () => Date
}
const free: Chance = { newUuid: randomUUID, now: () => new Date() }
let chance = free

export const newUuid = (): string => chance.newUuid()
export const now = (): Date => chance.now()

/** From now on new records get the same uuids in turn, and the time stands still. */
export function settle(): void {
  let given = 0
  chance = {
    newUuid: () => `0e000000-0000-4000-8000-${String(++given).padStart(12, '0')}`,
    now: () => new Date('2026-01-05T10:00:00Z'),
  }
}
/** Chance and time are free again. */
export const unsettle = (): void => {
  chance = free
}
