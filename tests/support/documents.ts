import { vi } from 'vitest'
import { as } from './instance.ts'

export interface Output {
  uuid: string
  file_name: string
  sha256: string
  size: number
}
export interface DocumentsState {
  state: string
  error: string | null
  made?: number
  of?: number
  in_work?: string | null
}

export const stateOf = async (email: string, caseUuid: string): Promise<DocumentsState> =>
  (await as(email).rest<DocumentsState>('GET', `client/case/${caseUuid}/output/state`)).body
export const outputsOf = async (email: string, caseUuid: string): Promise<Output[]> =>
  (await as(email).rest<Output[]>('GET', `client/case/${caseUuid}/output`)).body

/** Waits until the requested documents are ready. */
export const documentsReady = (email: string, caseUuid: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { state, error } = await stateOf(email, caseUuid)
      if (state !== 'ready') throw new Error(`The documents are ${state}. ${error ?? ''}`)
    },
    { timeout: 150_000, interval: 100 },
  )

/** The bill, claim or budget of a case among its documents; its schedules stand beside it. */
const MAIN =
  / – (?:Legal aid bill|High cost claim|Bill of costs|Short form bill|Fixed costs claim|Costs budget) – .*\.pdf$/
export const mainOf = (outputs: readonly Output[]): Output | undefined =>
  outputs.find(({ file_name }) => MAIN.test(file_name)) ?? outputs[0]

/** Generates the documents of a completed case; returns its bill. */
export async function makeDocuments(email: string, caseUuid: string): Promise<Output> {
  const { status, body } = await as(email).rest('POST', `client/case/${caseUuid}/output`, {})
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
  await documentsReady(email, caseUuid)
  const output = mainOf(await outputsOf(email, caseUuid))
  if (!output) throw new Error('There is no document.')
  return output
}

/** Makes the preview of a document of a case that is not complete, and waits until it is there. */
export async function makePreview(email: string, caseUuid: string, key: string): Promise<void> {
  const at = `client/case/${caseUuid}/preview`
  const { status, body } = await as(email).rest('POST', `${at}/${key}`, {})
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
  await vi.waitFor(
    async () => {
      const { body: previews } = await as(email).rest<{ key: string; state: string }[]>('GET', at)
      const state = previews.find((preview) => preview.key === key)?.state
      if (state !== 'ready') throw new Error(`The preview is ${state}.`)
    },
    { timeout: 150_000, interval: 100 },
  )
}
