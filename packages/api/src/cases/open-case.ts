import { touchCase } from './case-revision.ts'
import { lockCase, type CaseRow } from './case-rows.ts'
import { assertOpen } from './stage-rules.ts'
import type { RequestContext } from '../http/request.ts'

/** A parameter of the path of a request. */
export const param = ({ req }: RequestContext, name: string): string => String(req.params[name])

/** Locks a case. Throws if it is complete. */
export async function lockOpenCase(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  uuid: string,
): Promise<CaseRow> {
  const owner = await lockCase(tx, viewer, uuid)
  assertOpen(owner)
  return owner
}

/** Locks the open case of a request, runs a change in it, and raises its revision. Throws if the case is complete. */
export async function changeOpenCase<T>(asked: RequestContext, work: (owner: CaseRow) => Promise<T>): Promise<T> {
  const owner = await lockOpenCase(asked, param(asked, 'case'))
  const answer = await work(owner)
  await touchCase(asked, owner.uuid)
  return answer
}
