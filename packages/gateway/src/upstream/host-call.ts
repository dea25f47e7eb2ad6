import type { AdminAddition, CaseAddition } from '@costdraft/schema/additions.ts'
import { refused } from '../errors/errors.ts'
import { additionHeaders, additionOf } from './addition-paths.ts'
import type { AdditionNames } from './additions.ts'
import type { Call } from './http.ts'

/** The error for what the host behind the gateway does not have. */
export const notOffered = (): Error => refused('NOT_FOUND', 'The service behind CostDraft does not offer this.')

/** A host as one request sees it. */
export interface Host {
  call: Call
  /** Whether the host has an addition (`schema/additions`). */
  has: (name: CaseAddition | AdminAddition) => Promise<boolean>
}

/**
 * Guards the calls of a request to a host: a path that is an addition the host lacks is refused without a call, and
 * headers of such an addition are left out.
 */
export function guardedHost(call: Call, additions: () => Promise<AdditionNames>): Host {
  let names: Promise<AdditionNames> | undefined
  const has: Host['has'] = async (name) => (await (names ??= additions())).has(name)
  const guarded: Call = async (method, path, body, headers = {}) => {
    const needed = additionOf(method, path)
    if (needed && !(await has(needed))) throw notOffered()
    const kept: Record<string, string> = {}
    for (const [name, value] of Object.entries(headers)) {
      const addition = additionHeaders[name as keyof typeof additionHeaders] as CaseAddition | undefined
      if (!addition || (await has(addition))) kept[name] = value
    }
    return call(method, path, body, kept)
  }
  return { call: guarded, has }
}
