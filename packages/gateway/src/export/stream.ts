import type { Response } from 'express'
import { refused } from '../errors/errors.ts'

/** In milliseconds: how long an export waits for a reader that takes nothing. */
const PATIENCE = 60_000

/** The reader of an export has gone, or takes nothing any more. */
export class ReaderGone extends Error {
  override name = 'ReaderGone'
}

/**
 * Writes a part of a streamed answer, and waits until the reader has taken enough of it: nothing is read ahead for a
 * slow one. Throws ReaderGone if the reader has gone, or takes nothing for a minute.
 */
export async function writePart(res: Response, text: string, patience = PATIENCE): Promise<void> {
  if (res.destroyed || res.closed) throw new ReaderGone('The reader has gone.')
  if (text === '') return
  const isTaken = res.write(text)
  // What is compressed is sent now: the cursor in it is what a reader can go on from.
  res.flush()
  if (isTaken) return
  await new Promise<void>((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      res.off('drain', taken)
      res.off('close', gone)
    }
    const taken = (): void => {
      end()
      resolve()
    }
    const gone = (): void => {
      end()
      reject(new ReaderGone('The reader has gone.'))
    }
    const timer = setTimeout(gone, patience)
    res.once('drain', taken)
    res.once('close', gone)
  })
}

/** The error of an export that ends because the gateway does. */
export const stopping = (): Error =>
  refused('UPSTREAM_FAILED', 'CostDraft is being stopped. Go on from the last cursor in a moment.')
