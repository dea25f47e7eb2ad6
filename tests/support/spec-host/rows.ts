import { newUuid } from './chance.ts'
import { absent, type Answer, bodyOf, type Body, type Call, created, gone, ok } from './call.ts'
import { type Kind, take, takeAll } from './fields.ts'
import type { CaseFile, Row } from './records.ts'
import type { State } from './state.ts'

export const caseOf = (state: State, uuid: string): CaseFile =>
  state.cases.find(({ row }) => row.uuid === uuid) ?? absent()
export const rowOf = (rows: Row[], uuid: string): Row => rows.find((row) => row.uuid === uuid) ?? absent()

export function removeFrom(rows: { uuid: string }[], uuid: string): Answer {
  const at = rows.findIndex((row) => row.uuid === uuid)
  if (at < 0) absent()
  rows.splice(at, 1)
  return gone
}

/** A new record of a kind: its own uuid, what the body gives, and what the host adds to it. */
export const newRow = (state: State, body: Body, kind: Kind, added: Body = {}, ...also: string[]): Row => ({
  uuid: newUuid(),
  ...takeAll(state, body, kind, ...also),
  ...added,
})

export function addTo(rows: Row[], row: Row): Answer {
  rows.push(row)
  return created(row)
}

/** Changes what the body gives and nothing else. */
export function change(call: Call, rows: Row[], uuid: string, kind: Kind, settle?: (row: Row) => void): Answer {
  const row = rowOf(rows, uuid)
  Object.assign(row, take(call.state, bodyOf(call), kind))
  settle?.(row)
  return ok(row)
}

/** The records nested under a key of another. */
export const nested = (row: Row, key: string): Row[] => (row[key] ??= []) as Row[]
/** Those of a body, as they come in a creation. */
export const given = (body: Body, key: string): Body[] => (Array.isArray(body[key]) ? (body[key] as Body[]) : [])
