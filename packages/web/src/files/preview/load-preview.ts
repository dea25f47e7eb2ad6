import { messages } from '../../ui/messages.ts'
import { fileRequest, FileRequestError } from '../file-request.ts'
import type { PreviewFile } from './preview-order.ts'
import { MAX_PREVIEW_SIZE, NotShown, readBody, tooLarge } from './read-body.ts'
import { HEAD_BYTES, isPreviewable, PDF, previewTypeOf } from './preview-type.ts'

/** What can be shown of a file. The type of the blob is one of our own list. */
export interface Preview {
  kind: 'pdf' | 'image' | 'text'
  blob: Blob
}

const NO_TYPE = 'Only PDF files and images can be shown here. Download it to read it.'
const OTHER_CONTENT = 'This cannot be shown: by its content it is neither a PDF nor an image, whatever its name says.'

/** Why the request for a file has failed, in a sentence. */
export function failureOf(error: unknown): string {
  const status = error instanceof FileRequestError ? error.status : undefined
  if (status === 404) return 'This document is no longer in the case.'
  if (status === 403) return 'You may not open this document.'
  return messages.failedToOpenFile
}

/**
 * Fetches what can be shown of a file of a case, with the viewer's token. What it is shown as follows from its first
 * bytes alone, unless it is a text of ours, which nothing reads as anything else.
 * @throws NotShown with a sentence, for a file that is not shown; FileRequestError where the request fails
 */
export async function loadPreview(
  path: string,
  { name, size, isText = false }: Pick<PreviewFile, 'name' | 'size' | 'isText'>,
  signal: AbortSignal,
): Promise<Preview> {
  if (!isText && !isPreviewable(name)) throw new NotShown(NO_TYPE)
  if ((size ?? 0) > MAX_PREVIEW_SIZE) throw tooLarge()
  const body = await readBody(await fileRequest(path, messages.failedToOpenFile, { signal }))
  if (isText) return { kind: 'text', blob: body }
  const type = previewTypeOf(new Uint8Array(await body.slice(0, HEAD_BYTES).arrayBuffer()))
  if (!type) throw new NotShown(OTHER_CONTENT)
  return { kind: type === PDF ? 'pdf' : 'image', blob: body.slice(0, body.size, type) }
}
