import { randomUUID } from 'node:crypto'
import { bodyOf } from '@costdraft/gateway/items/item-body.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { ASHDOWN, firmOf, newCaseWith } from './firm.ts'
import { as, type Caller } from './instance.ts'

type Body = Record<string, unknown>
/** A change of a row in `rows`, by its place there; `missing` is a row that is in no case. */
export type Step =
  | { action: 'add'; item: Body; key?: string }
  | { action: 'edit'; row: number; version?: string; item: Body }
  | { action: 'remove'; row: number; version?: string }
  | { action: 'restore'; row: number }
interface Row extends Body {
  uuid: string
}
export interface Result extends Body {
  status: number
  item?: Row
}
/** A case with rows of a kind, and how its rows are changed. */
export interface Subject {
  caseUuid: string
  path: string
  kind: AnyKind
  rows: string[]
}

const EARNER = '00000000-0000-4000-8000-000000000001'
const PARTY = '00000000-0000-4000-8000-000000000003'
/** The body of an example for a case: with a fee earner of the firm, and a party of the case. */
export async function bodyIn(who: Caller, caseUuid: string, name: KindName, draft: object): Promise<Body> {
  const text = JSON.stringify(draft).replaceAll(EARNER, (await firmOf(ASHDOWN)).feeEarner)
  if (!text.includes(PARTY)) return bodyOf(kinds[name], JSON.parse(text) as Draft, true)
  const { body } = await who.rest<{ uuid: string }>('POST', `client/case/${caseUuid}/party`, { party: 'Ann Lee' })
  return bodyOf(kinds[name], JSON.parse(text.replaceAll(PARTY, body.uuid)) as Draft, true)
}

/** A new case with rows of a kind, of which the last is removed. */
export async function subjectOf(name: KindName, drafts: readonly object[]): Promise<Subject> {
  const who = as(ASHDOWN)
  const kind: AnyKind = kinds[name]
  const { uuid: caseUuid } = await newCaseWith(ASHDOWN, name)
  const path = `client/case/${caseUuid}/${kind.path}`
  const rows: string[] = []
  for (const draft of drafts) {
    const { status, body } = await who.rest<{ uuid: string }>('POST', path, await bodyIn(who, caseUuid, name, draft))
    if (status !== 201) throw new Error(`${path} ${status} ${JSON.stringify(body)}`)
    rows.push(body.uuid)
  }
  const subject = { caseUuid, path, kind, rows }
  await singly(who, subject, [{ action: 'remove', row: rows.length - 1 }])
  return subject
}

/** A row that is in no case. */
const MISSING = randomUUID()
const uuidOf = ({ rows }: Subject, row: number): string => rows[row] ?? MISSING
const keyIn = ({ caseUuid }: Subject, key: string): string => `${caseUuid} ${key}`

/** Sends each change as a request of its own. What is answered is as in one request for all. */
export async function singly(who: Caller, subject: Subject, steps: readonly Step[]): Promise<Result[]> {
  const { path, kind, caseUuid } = subject
  const results: Result[] = []
  const sent = (step: Step): Promise<{ status: number; body: Body | undefined }> => {
    const ifMatch: Record<string, string> = 'version' in step && step.version ? { 'if-match': `"${step.version}"` } : {}
    if (step.action === 'add')
      return who.rest('POST', path, step.item, step.key ? { 'idempotency-key': keyIn(subject, step.key) } : {})
    const uuid = uuidOf(subject, step.row)
    if (step.action === 'edit') return who.rest('PATCH', `${path}/${uuid}?lists=whole`, step.item, ifMatch)
    if (step.action === 'restore') return who.rest('POST', `client/case/${caseUuid}/item/${uuid}/restore`, {})
    const through = `client/case/${caseUuid}/${kind.deletedThrough ?? kind.path}/${uuid}`
    return who.rest('DELETE', through, undefined, ifMatch)
  }
  for (const step of steps) {
    const { status, body } = await sent(step)
    if (status >= 400) results.push({ ...body, status })
    else results.push({ status, ...(body && { item: body as Row }) })
  }
  return results
}

/** The changes as one request has them. */
const changesOf = (subject: Subject, steps: readonly Step[]): Body[] =>
  steps.map((step) => {
    if (step.action === 'add') {
      const { action, item, key } = step
      return { action, item, ...(key && { idempotency_key: keyIn(subject, key) }) }
    }
    const { row, ...change } = step
    return { ...change, uuid: uuidOf(subject, row) }
  })

/** Sends all changes in one request. */
export async function atOnce(who: Caller, subject: Subject, steps: readonly Step[]): Promise<Result[]> {
  const { status, body } = await who.rest<{ results: Result[] }>('POST', `${subject.path}/changes?lists=whole`, {
    changes: changesOf(subject, steps),
  })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.results
}

/** The rows of a case that can be listed, and its audit. */
export async function stateOf(who: Caller, { path, caseUuid }: Subject): Promise<unknown> {
  const { body: rows } = await who.rest('GET', path)
  const { body: audit } = await who.rest<{ nodes: Body[] }>('GET', `client/case/${caseUuid}/audit?first=100`)
  return { rows, audit: audit.nodes.map(({ id: _id, at: _at, ...entry }) => entry) }
}

/** Answers of two cases can be compared: uuids by where they first occur, moments not at all. */
export function comparable(value: unknown): unknown {
  const names = new Map<string, string>()
  const text = JSON.stringify(value)
    .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (uuid) => {
      const name = names.get(uuid) ?? `uuid ${names.size + 1}`
      names.set(uuid, name)
      return name
    })
    .replaceAll(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z?"/g, '"a moment"')
    .replaceAll(/"seq":\d+/g, '"seq":0')
    .replaceAll(/Re Test [\da-f]+/g, 'Re Test')
    .replaceAll(
      /"(created_at|changed_at|updated_at|attached_at|created_at_ms|updated_at_ms|createdAt|changedAt|updatedAt)":"[^"]*"/g,
      '"$1":"a moment"',
    )
  return JSON.parse(text)
}
