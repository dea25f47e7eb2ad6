import { request } from 'undici'

/** The answer to an export: its status, its headers, and its text. */
export interface ExportAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Whether the connection was broken off before the end. */
  isBroken: boolean
}

/** Asks for an export: a body that is text is sent as it is. */
export async function askExport(webUrl: string, token: string | undefined, body: unknown): Promise<ExportAnswer> {
  const answer = await request(`${webUrl}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  let text = ''
  let isBroken = false
  answer.body.setEncoding('utf8')
  try {
    for await (const part of answer.body as AsyncIterable<string>) text += part
  } catch {
    isBroken = true
  }
  return { status: answer.statusCode, headers: answer.headers, text, isBroken }
}

/** A line of an export that is no row: where a page ends, or why the export does. */
export interface ControlLine {
  cursor: string | null
  complete?: boolean
  error?: { code: string; message: string }
}
export interface Lines<Row> {
  rows: Row[]
  controls: ControlLine[]
}

/** The lines of an export as NDJSON, whose rows have a uuid. */
export function linesOf<Row extends { uuid: string }>({ text }: Pick<ExportAnswer, 'text'>): Lines<Row> {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row | ControlLine)
  return {
    rows: lines.filter((line): line is Row => 'uuid' in line),
    controls: lines.filter((line): line is ControlLine => !('uuid' in line)),
  }
}
