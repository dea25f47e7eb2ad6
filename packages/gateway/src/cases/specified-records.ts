import { movedMeanwhile } from '@costdraft/schema/cases/stage-move.ts'
import { camelKeys, refused } from '../errors/errors.ts'
import { shown, unreadable } from '../upstream/failures.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, ExceptionalRow } from '../upstream/rows.ts'
import type { CaseRecords, ChangeForm, SendMove } from './case-records.ts'
import { pathOf, wholeCaseOf } from './case-rows.ts'
import { withAnswered } from './specified-enhancements.ts'
import { isRow } from '../upstream/answered-values.ts'

/**
 * The claims of a case as its host has answered them, without the one that changes: the specification sends the list
 * whole. In a case without parts there is no other.
 * @throws UPSTREAM_FAILED where it cannot be told whose the others are, since one of them would be lost.
 */
function otherClaims(answered: unknown, { case_part: changed }: ExceptionalRow): unknown[] {
  if (changed === null) return []
  const isRead =
    Array.isArray(answered) && answered.every((claim) => isRow(claim) && typeof claim.case_part === 'string')
  if (!isRead) throw unreadable({ isWrite: false, hasIdempotencyKey: false })
  return answered.filter(({ case_part }: { case_part: unknown }) => case_part !== changed)
}

type Read = CaseRecords['read']

/** Reads one case, which the specification answers alone. */
export const specifiedRead = ({ readCase }: RequestHosts): { read: Read } => ({
  read: async (uuid) => wholeCaseOf(await readCase(pathOf({ uuid }))),
})

/** Changes as the specification has them: lists are sent whole, and the case is read once more. */
export const specifiedForm = ({ caseHost: { call } }: RequestHosts, read: Read): ChangeForm => ({
  changed: (uuid) => shown(() => read(uuid)),
  claims: async (row, entry) => [...otherClaims(row.exceptional_answered, entry), entry],
  enhancements: async (row, wanted) => withAnswered(await call('GET', `${pathOf(row)}/tr_enhancement`), wanted),
  // The specification gives two areas one path.
  bodies: async (area, before, body, certificate) => {
    if (before.area_of_work !== area.name)
      throw refused('INVALID_INPUT', 'This case is of another area of work.', { uuid: 'Another area of work.' })
    return [body, certificate]
  },
})

/** A case is in another stage than the one that it was to be moved from. */
const movedByOthers = ({ figures: _figures, exceptional_answered: _answered, ...current }: CaseRow): Error =>
  refused(
    'CONFLICT',
    movedMeanwhile(current.stage),
    { stage: current.stage ?? current.stage_word ?? '' },
    { current: camelKeys(current) },
  )

/** A host that cannot be told where the case was is asked first. What another moves in between it cannot see. */
export const specifiedMove = (send: SendMove, read: Read): Pick<CaseRecords, 'move'> => ({
  move: async (row, move) => {
    const { to, from } = move
    if (from) {
      const present = await read(row.uuid)
      if (present.stage === to) return present
      if (present.stage !== from) throw movedByOthers(present)
    }
    return send(row, move, {})
  },
})
