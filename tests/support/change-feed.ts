import { expect } from 'vitest'
import { sent } from './sent.ts'

export interface ToldChange {
  kind: string
  uuid: string
  case_uuid: string | null
  client_uuid: string
  action: string
  change_number: number
  at: string
}
interface Page {
  nodes: ToldChange[]
  end_cursor: string
  has_next_page: boolean
}

/** A page of changes by REST. */
export const changePage = (email: string, query: Record<string, string>): Promise<Page> =>
  sent(email, 'GET', `client/changes?${new URLSearchParams(query).toString()}`)
export const cursorOfNow = async (email: string): Promise<string> =>
  (await changePage(email, { after: 'now' })).end_cursor

/** All changes after a cursor, page by page, and the cursor of the last. */
export async function changesAfter(
  email: string,
  after: string,
  more: Record<string, string> = {},
): Promise<{ nodes: ToldChange[]; cursor: string }> {
  const nodes: ToldChange[] = []
  let cursor = after
  for (;;) {
    const page = await changePage(email, { after: cursor, first: '500', ...more })
    nodes.push(...page.nodes)
    cursor = page.end_cursor
    if (!page.has_next_page) return { nodes, cursor }
  }
}

/** Changes as `kind action`, in order. */
export const acts = (nodes: readonly ToldChange[]): string[] => nodes.map(({ kind, action }) => `${kind} ${action}`)

/** A copy of the records by which changes told so far: their keys. */
export function applyTo(copy: Set<string>, nodes: readonly ToldChange[]): void {
  for (const { kind, uuid, action } of nodes)
    if (action === 'removed' || action === 'unseen') copy.delete(`${kind} ${uuid}`)
    else copy.add(`${kind} ${uuid}`)
}

/** The numbers of each firm ascend, and none is told twice. */
export function expectAscending(nodes: readonly ToldChange[]): void {
  const told = nodes.filter(({ action }) => action !== 'seen' && action !== 'unseen')
  for (const own of Map.groupBy(told, ({ client_uuid }) => client_uuid).values()) {
    const numbers = own.map(({ change_number }) => change_number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  }
}
