import { describe, expect, test } from 'vitest'
import { createPositions, walOf, type PrimaryPosition, type ReplicaPosition } from './replica-positions.ts'

const place = { system: '7301', database: '16384', table: '17001' }
const SECOND = 1_000
const primaryAt = (number: number, wal: bigint, seconds: number, more: Partial<PrimaryPosition> = {}) => ({
  ...{ number, wal, timeline: '00000001', place, user: 'costdraft', at: seconds * SECOND },
  ...more,
})
const replicaAt = (wal: bigint, more: Partial<ReplicaPosition> = {}): ReplicaPosition => ({
  ...{ server: 'one', isReplica: true, wal, place, user: 'costdraft' },
  ...more,
})
/** Positions of a replica that has followed for two seconds, up to number 20. */
function followed() {
  const positions = createPositions(60 * SECOND)
  positions.compare(primaryAt(10, 100n, 0), replicaAt(100n))
  positions.compare(primaryAt(20, 200n, 1), replicaAt(200n))
  return positions
}
const numberAt = (positions: ReturnType<typeof followed>, seconds: number) => positions.known(seconds * SECOND)?.number

test('a position in the log is compared as a number', () => {
  expect(walOf('0/16B3748')).toBe(0x16b3748n)
  expect(walOf('1/0')).toBe(2n ** 32n)
  expect(walOf('A/FF') > walOf('9/FFFFFFFF')).toBe(true)
})

describe('what a replica is known to have', () => {
  test('is what the primary had when it was where the replica is', () => {
    const positions = followed()
    expect(numberAt(positions, 1)).toBe(20)
    positions.compare(primaryAt(30, 300n, 2), replicaAt(250n))
    expect(numberAt(positions, 2)).toBe(20)
    positions.compare(primaryAt(40, 400n, 3), replicaAt(300n))
    expect(numberAt(positions, 3)).toBe(30)
    positions.compare(primaryAt(40, 400n, 4), replicaAt(400n))
    expect(numberAt(positions, 4)).toBe(40)
  })

  test('is nothing until it has been seen to follow', () => {
    const positions = createPositions(60 * SECOND)
    expect(positions.compare(primaryAt(10, 100n, 0), replicaAt(100n))).toBeUndefined()
    expect(positions.known(0)).toBeUndefined()
  })

  test.each<[string, Partial<PrimaryPosition>, Partial<ReplicaPosition>]>([
    ['its server was started anew, which may stand behind where it was', {}, { server: 'two' }],
    ['the primary has another history', { timeline: '00000002' }, {}],
  ])('is nothing of what it was once %s', (_case, primary, replica) => {
    const positions = followed()
    expect(positions.compare(primaryAt(30, 300n, 2, primary), replicaAt(150n, replica))).toBeUndefined()
    expect(positions.known(2 * SECOND)).toBeUndefined()
    positions.compare(primaryAt(40, 400n, 3, primary), replicaAt(400n, replica))
    expect(numberAt(positions, 3)).toBe(40)
  })

  test('is nothing of a replica that has more than its primary, also once the primary has passed it', () => {
    const positions = followed()
    expect(positions.compare(primaryAt(12, 120n, 2), replicaAt(200n))).toBeUndefined()
    expect(positions.known(2 * SECOND)).toBeUndefined()
    positions.compare(primaryAt(30, 300n, 3), replicaAt(200n))
    expect(positions.known(3 * SECOND)).toBeUndefined()
    expect(positions.compare(primaryAt(30, 300n, 90), replicaAt(200n))).toBe('behind')
  })

  test('is too old after the time that is allowed, whether it is asked or not', () => {
    const positions = followed()
    expect(positions.known(62 * SECOND)).toBeUndefined()
    expect(positions.compare(primaryAt(30, 300n, 62), replicaAt(200n))).toBe('behind')
    expect(positions.compare(primaryAt(30, 310n, 63), replicaAt(310n))).toBeUndefined()
    expect(numberAt(positions, 63)).toBe(30)
  })

  test.each<[string, Partial<ReplicaPosition>]>([
    ['promoted', { isReplica: false, wal: 0n }],
    ['other_database', { place: { ...place, system: '7302' } }],
    ['other_user', { user: 'reader' }],
  ])('is nothing: %s', (problem, replica) => {
    const positions = followed()
    expect(positions.compare(primaryAt(30, 300n, 2), replicaAt(300n, replica))).toBe(problem)
    expect(positions.known(2 * SECOND)).toBeUndefined()
  })
})
