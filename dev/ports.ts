import { createServer } from 'node:net'

/** Below the range of ephemeral ports, which the operating system assigns to outgoing connections. */
const FIRST = 20_000
const LAST = 32_000

/** Whoever asks for several uses them all, and not at once. */
const given = new Set<number>()

/** A random port that is not in use, and was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, () => server.close(() => resolve(true)))
    })
    if (!free || given.has(port)) continue
    given.add(port)
    return port
  }
}
