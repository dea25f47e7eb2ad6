import busboy from 'busboy'
import type { Request } from 'express'
import { type Form, Refusal } from './call.ts'

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function readForm(request: Request): Promise<Form> {
  const form: Form = { fields: {}, files: [] }
  return new Promise((resolve, reject) => {
    const kept: Promise<void>[] = []
    const parts = busboy({ headers: request.headers, defParamCharset: 'utf8' })
    parts.on('field', (name, value) => {
      form.fields[name] = value
    })
    parts.on('file', (field, stream, { filename, mimeType }) => {
      const file: Form['files'][number] = { field, name: filename, type: mimeType, bytes: Buffer.alloc(0) }
      form.files.push(file)
      kept.push(
        bytesOf(stream).then((bytes) => {
          file.bytes = bytes
        }),
      )
    })
    parts.on('error', () => reject(new Refusal(400, 'The form cannot be read.')))
    parts.on('close', () => {
      Promise.all(kept).then(() => resolve(form), reject)
    })
    request.pipe(parts)
  })
}

/** A multipart form or JSON, whichever the request says that it sends. */
export async function readBody(request: Request): Promise<{ form?: Form; json?: unknown; text?: string }> {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data')) return { form: await readForm(request) }
  const text = (await bytesOf(request)).toString('utf8')
  if (text === '' || !type.startsWith('application/json')) return { text }
  try {
    return { json: JSON.parse(text) }
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}
