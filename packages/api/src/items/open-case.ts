import { touchCase } from '../cases/case-revision.ts'
import { lockCase, type CaseRow } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import type { Asked } from '../http/request.ts'

/** A parameter of the path of a request. */
export const param = ({ req }: Asked, name: string): string => String(req.params[name])

/** Locks the open case of a request, runs a change in it, and raises its revision. Throws if the case is complete. */
export async function changeOpenCase<T>(asked: Asked, work: (owner: CaseRow) => Promise<T>): Promise<T> {
  const owner = await lockCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertOpen(owner)
  const answer = await work(owner)
  await touchCase(asked, owner.uuid)
  return answer
}
