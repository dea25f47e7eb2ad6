import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'

/** In bytes: the whole file is in memory while it is shown. */
export const MAX_PREVIEW_SIZE = 100 * 1024 * 1024

/** Why a file is not shown, as a sentence, although nothing has failed. */
export class NotShown extends Error {
  override name = 'NotShown'
}

/** The refusal of a file that is too large to be shown. */
export const tooLarge = (): NotShown =>
  new NotShown(`Files of more than ${formatBytes(MAX_PREVIEW_SIZE)} are not shown here. Download it to read it.`)

/**
 * The body of a response, which may say no length or a wrong one. @throws NotShown for more than `MAX_PREVIEW_SIZE`
 * bytes
 */
export async function readBody({ body, headers }: Response): Promise<Blob> {
  const length = Number(headers.get('content-length') ?? 0)
  if (length > MAX_PREVIEW_SIZE) {
    await body?.cancel()
    throw tooLarge()
  }
  const reader = body?.getReader()
  const chunks: BlobPart[] = []
  let size = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!reader || !value) return new Blob(chunks)
    size += value.length
    if (size > MAX_PREVIEW_SIZE) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value)
  }
}
