import type { AdminAddition, CaseAddition } from '@costdraft/schema/additions.ts'
import { refused } from '../errors/errors.ts'
import { additionHeaders, additionOf } from './addition-paths.ts'
import type { AdditionNames } from './additions.ts'
import type { Call } from './http.ts'

/** The error for what the host behind the gateway does not have. */
export const notOffered = (): Error => refused('NOT_FOUND', 'The service behind CostDraft does not offer this.')

type Addition = CaseAddition | AdminAddition

/** A host as one request sees it. */
export interface Host {
  call: Call
  /** Whether the host has an addition (`schema/additions`). */
  has: (name: Addition) => Promise<boolean>
}

/**
 * A part of an adapter for a request: `own` on a host with an addition, or with all of several, `otherwise` on any
 * other. The choice is made with the first question, and once. What `otherwise` lacks is `own` everywhere: calls of the
 * addition, which `guardedHost` refuses on a host without it.
 */
export function picked<Part extends object, Name extends keyof Part & string>(
  { has }: Pick<Host, 'has'>,
  needed: Addition | readonly Addition[],
  own: Part,
  otherwise: Pick<Part, Name>,
): Part {
  type Method = (...args: unknown[]) => Promise<unknown>
  const choose = async (): Promise<Pick<Part, Name>> => {
    for (const addition of [needed].flat()) if (!(await has(addition))) return otherwise
    return own
  }
  let choice: Promise<Pick<Part, Name>> | undefined
  const methods = (Object.keys(otherwise) as Name[]).map((name): [Name, Method] => [
    name,
    async (...args) => ((await (choice ??= choose()))[name] as Method)(...args),
  ])
  return { ...own, ...Object.fromEntries(methods) }
}

/** The names of fields that additions add and a host does not keep. */
export async function namesLacked(
  { has }: Pick<Host, 'has'>,
  added: readonly { addition: Addition; names: readonly string[] }[],
): Promise<string[]> {
  const lacked: string[] = []
  for (const { addition, names } of added) if (!(await has(addition))) lacked.push(...names)
  return lacked
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
