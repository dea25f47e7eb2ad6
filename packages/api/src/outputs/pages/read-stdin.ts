// Reads stdin of a child process piece by piece, each reader after the other.

const chunks = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>
let rest = Buffer.alloc(0)

/** Reads on. Throws at the end: whoever speaks to us has gone. */
async function more(): Promise<void> {
  const next = await chunks.next()
  if (next.done) throw new Error('stdin has ended')
  rest = Buffer.concat([rest, next.value])
}

function take(length: number): Buffer {
  const taken = rest.subarray(0, length)
  rest = rest.subarray(length)
  return taken
}

/** The next line, without its end. */
export async function readLine(): Promise<string> {
  while (!rest.includes('\n')) await more()
  return take(rest.indexOf('\n') + 1)
    .toString()
    .trimEnd()
}

/** The next bytes. */
export async function readBytes(length: number): Promise<Buffer> {
  while (rest.length < length) await more()
  return take(length)
}
