import { createServer } from 'node:net'

/** Above this the operating system hands ports out by itself, and a test would meet a stranger. */
const FIRST = 20_000,
  LAST = 32_000

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
}
