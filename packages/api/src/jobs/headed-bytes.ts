/** A line of JSON that says how many bytes follow it. */
export interface Head {
  size: number
}

const NEW_LINE = 0x0a

/**
 * Reads bytes that each follow a line of JSON, from a stream of chunks cut anywhere. What the stream ends in the middle
 * of is left out. Throws a SyntaxError at a line that is no JSON.
 */
export async function* headedBytes<H extends Head>(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ head: H; bytes: Buffer }> {
  let head: H | undefined
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let left = chunk
    while (left.length > 0) {
      const end = head ? Math.min(left.length, head.size - length) : left.indexOf(NEW_LINE)
      const part = end < 0 ? left : left.subarray(0, end)
      parts.push(part)
      length += part.length
      left = left.subarray(part.length + (head || end < 0 ? 0 : 1))
      if (head ? length < head.size : end < 0) continue
      const whole = Buffer.concat(parts)
      parts = []
      length = 0
      const isLine = !head
      head ??= JSON.parse(whole.toString()) as H
      if (isLine && head.size > 0) continue
      yield { head, bytes: isLine ? Buffer.alloc(0) : whole }
      head = undefined
    }
  }
}
