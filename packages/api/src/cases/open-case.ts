import { touchCase } from './case-revision.ts'
import { lockCase, type CaseRow } from './case-rows.ts'
import { assertOpen } from './stage-rules.ts'
import type { RequestContext } from '../http/request.ts'

/** A parameter of the path of a request. */
export const param = ({ req }: RequestContext, name: string): string => String(req.params[name])

/** Locks the case of a request. Throws if the case is complete. */
export async function lockOpenCase(asked: RequestContext): Promise<CaseRow> {
  const owner = await lockCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertOpen(owner)
  return owner
}

/** Locks the open case of a request, runs a change in it, and raises its revision. Throws if the case is complete. */
export async function changeOpenCase<T>(asked: RequestContext, work: (owner: CaseRow) => Promise<T>): Promise<T> {
  const owner = await lockOpenCase(asked)
  const answer = await work(owner)
  await touchCase(asked, owner.uuid)
  return answer
}
