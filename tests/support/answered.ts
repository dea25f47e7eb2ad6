import { expect } from 'vitest'
import type { Caller } from './instance.ts'

export type Row = Record<string, unknown> & { uuid: string; version: number }

/** Calls of the REST API as a person; each resolves to the body of the answer, and fails unless it has the status. */
export const answersTo =
  (caller: Caller) =>
  async <T = Row>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    status = method === 'POST' ? 201 : 200,
  ): Promise<T> => {
    const answer = await caller.rest<T>(method, path, body)
    expect([method, path, answer.status, answer.body]).toEqual([method, path, status, answer.body])
    return answer.body
  }
