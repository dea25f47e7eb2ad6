// A change of local storage reaches other tabs slightly after the release of a Web Lock. A tab could therefore read an
// outdated refresh token and use it a second time, and the host would end the session in every tab. The Cache API has
// no such delay, so the last used refresh token is recorded there, as a hash.
const STORE = 'auth'
const KEY = '/auth/spent'
const POLL_MS = 50
const MAX_POLLS = 100

// Some browsers refuse the cache in private windows: then there is no protection, but signing in still works.
const store = (): Promise<Cache | undefined> => caches.open(STORE).catch(() => undefined)

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Records a refresh token as used; call it before using the token. */
export async function markUsed(token: string): Promise<void> {
  await (await store())?.put(KEY, new Response(await hashOf(token)))
}

/** Removes the record, for hosts that do not rotate refresh tokens. */
export async function unmarkUsed(): Promise<void> {
  await (await store())?.delete(KEY)
}

/** Waits (at most 5 seconds) while `read` still returns a refresh token that another tab has used. */
export async function waitForRotation(read: () => string | undefined): Promise<void> {
  const usedHash = await (await (await store())?.match(KEY))?.text()
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const token = read()
    if (!usedHash || !token || (await hashOf(token)) !== usedHash) return
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS)
    })
  }
}
