/** Bytes that are collected before they are given to the browser, which may put them on its disk. */
const PIECE = 8 * 1_024 * 1_024
/** How often it goes on in turn without a byte; and the milliseconds before, each time twice as long. */
const TRIES = 6
const FIRST_WAIT = 1_000

export interface Download {
  /** Asks for the file, or for its bytes from a number on, with the tag of those that are there. */
  request: (headers: Readonly<Record<string, string>>) => Promise<Response>
  /** Whether it was the server that refused: to ask again is of no use. */
  isRefusal: (error: unknown) => boolean
  /** In bytes: an answer that ends before has broken off, though it ended in good order. */
  size: number
  /** Is told how many bytes are there. */
  onBytes: (bytes: number) => void
  wait: (milliseconds: number) => Promise<unknown>
}

/** The bytes of a file that are there by now. */
class Pieces {
  readonly #whole: Blob[] = []
  #last: Uint8Array<ArrayBuffer>[] = []
  #lastBytes = 0
  bytes = 0

  add(chunk: Uint8Array<ArrayBuffer>): void {
    this.#last.push(chunk)
    this.#lastBytes += chunk.length
    this.bytes += chunk.length
    if (this.#lastBytes < PIECE) return
    this.#whole.push(new Blob(this.#last))
    this.#last = []
    this.#lastBytes = 0
  }
  blob(type: string): Blob {
    return new Blob([...this.#whole, ...this.#last], { type })
  }
}

async function readInto(pieces: Pieces, answer: Response, onBytes: Download['onBytes']): Promise<void> {
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.add(read.value as Uint8Array<ArrayBuffer>)
    onBytes(pieces.bytes)
  }
}

/**
 * Downloads a large file over a line that may break off: it goes on where it stopped. It begins anew where the file is
 * another one since. Throws what the server refuses with, and the last failure of the line.
 */
export async function resumedDownload({ request, isRefusal, size, onBytes, wait }: Download): Promise<Blob> {
  let pieces = new Pieces()
  let tag: string | null = null
  let tries = 0
  for (;;) {
    const before = pieces.bytes
    try {
      const answer = await request(before > 0 && tag ? { range: `bytes=${before}-`, 'if-range': tag } : {})
      if (answer.status !== 206) pieces = new Pieces()
      tag = answer.headers.get('etag')
      await readInto(pieces, answer, onBytes)
      if (pieces.bytes < size) throw new TypeError('The file ended early.')
      return pieces.blob(answer.headers.get('content-type') ?? '')
    } catch (error) {
      tries = pieces.bytes > before ? 1 : tries + 1
      if (isRefusal(error) || tries >= TRIES) throw error
      await wait(FIRST_WAIT * 2 ** (tries - 1))
    }
  }
}
