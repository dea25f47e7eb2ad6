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

/** What a host lacks that answers nothing in its place. */
export const nothing = async (): Promise<null> => null

/** Those of some additions that a host has. */
export async function offeredOf<Name extends Addition>(
  { has }: Pick<Host, 'has'>,
  names: readonly Name[],
): Promise<Name[]> {
  const offered = await Promise.all(names.map(has))
  return names.filter((_name, i) => offered[i])
}

/** Throws NOT_FOUND for a call of an addition that the host lacks. `path` may have a query. */
export async function assertOffered({ has }: Pick<Host, 'has'>, method: string, path: string): Promise<void> {
  const needed = additionOf(method, path)
  if (needed && !(await has(needed))) throw notOffered()
}

/** Those of the names of headers that belong to an addition which the host lacks. */
export async function headersNotKnown({ has }: Pick<Host, 'has'>, names: readonly string[]): Promise<string[]> {
  const unknown: string[] = []
  for (const [name, addition] of Object.entries(additionHeaders))
    if (names.includes(name) && !(await has(addition))) unknown.push(name)
  return unknown
}

/**
 * Guards the calls of a request to a host: a path that is an addition the host lacks is refused without a call, and
 * headers of such an addition are left out.
 */
export function guardedHost(call: Call, additions: () => Promise<AdditionNames>): Host {
  let names: Promise<AdditionNames> | undefined
  const has: Host['has'] = async (name) => (await (names ??= additions())).has(name)
  const guarded: Call = async (method, path, body, headers = {}) => {
    await assertOffered({ has }, method, path)
    const unknown = await headersNotKnown({ has }, Object.keys(headers))
    return call(
      method,
      path,
      body,
      Object.fromEntries(Object.entries(headers).filter(([name]) => !unknown.includes(name))),
    )
  }
  return { call: guarded, has }
}
