import { refused } from '../errors/errors.ts'
import type { Page } from './rows.ts'

/** The most rows of a page, and how many there are where nothing is said. */
export const MAX_PAGE = 200
export const PAGE = 50

/**
 * One page of rows. The cursor is the place of the last row and its uuid: a row that has gone does not repeat the page.
 */
export function pageOf<Row extends { uuid: string }>(
  rows: readonly Row[],
  first: number | null | undefined,
  after: string | null | undefined,
  { size = PAGE, max = MAX_PAGE }: { size?: number; max?: number } = {},
): Page<Row> {
  const count = first ?? size
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw refused('INVALID_INPUT', `Ask for 1 to ${max}.`, { first: `Ask for 1 to ${max}.` })
  const [place = '0', uuid] = (after ?? '').split(':')
  const at = after ? rows.findIndex((row) => row.uuid === uuid) : -1
  const start = at >= 0 ? at + 1 : Number(place) || 0
  const nodes = rows.slice(start, start + count)
  const last = nodes.at(-1)
  return {
    total_count: rows.length,
    nodes,
    has_next_page: start + nodes.length < rows.length,
    end_cursor: last ? `${start + nodes.length}:${last.uuid}` : null,
  }
}
