import { useEffect, useState } from 'react'
import { fileRequest } from '../files/file-request.ts'
import { logFailure } from '../ui/log-failure.ts'

const pathOf = (client: string): string => `clients/${client}/mark`
const UNREAD = 'The mark could not be loaded.'

/** Marks by their SHA-256, each asked for once: another mark has another. */
const known = new Map<string, Promise<string>>()
const askFor = async (client: string): Promise<string> =>
  URL.createObjectURL(await (await fileRequest(pathOf(client), UNREAD)).blob())

/** The address at which the browser has the mark of a client; undefined until it does, and without one. */
export function useMarkAddress(client: string, sha256: string | null | undefined): string | undefined {
  const [shown, setShown] = useState<{ sha256: string; address: string }>()
  useEffect(() => {
    if (!sha256) return undefined
    let isWanted = true
    const asked = known.get(sha256) ?? askFor(client)
    known.set(sha256, asked)
    asked.then(
      (address) => isWanted && setShown({ sha256, address }),
      (error: unknown) => {
        known.delete(sha256)
        logFailure(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [client, sha256])
  return shown?.sha256 === sha256 ? shown?.address : undefined
}

/** Sends a picture as the mark of a client; throws `FileRequestError` with the reason where it cannot be one. */
export const sendMark = (client: string, picture: Blob): Promise<Response> =>
  fileRequest(pathOf(client), 'The mark could not be stored.', {
    method: 'PUT',
    headers: { 'content-type': picture.type || 'image/svg+xml' },
    body: picture,
  })

/** The mark of a client as it is stored, to bring it back. */
export const readMark = async (client: string): Promise<Blob> => (await fileRequest(pathOf(client), UNREAD)).blob()
