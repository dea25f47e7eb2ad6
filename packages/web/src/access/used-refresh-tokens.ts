// A change of local storage reaches other tabs a moment later than a lock that is let go. A tab that trusts its own copy may
// then use a refresh token a second time, and the host ends the session of every tab. The cache has one copy for all of them. It
// keeps a fingerprint, never the token.
const STORE = 'auth',
  KEY = '/auth/spent'
const LOOK_EVERY = 50,
  LOOKS = 100

// A browser that refuses the cache (some do in private windows) costs the precaution, not the session.
const store = (): Promise<Cache | undefined> => caches.open(STORE).catch(() => undefined)

async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Notes that a refresh token is used up, before it is used. */
export async function markUsed(token: string): Promise<void> {
  await (await store())?.put(KEY, new Response(await fingerprint(token)))
}

/** For a host that lets one refresh token serve again and again. */
export async function unmarkUsed(): Promise<void> {
  await (await store())?.delete(KEY)
}

/** Waits, when this tab's copy of the refresh token is one that another tab has used up, until the new one has come. */
export async function caughtUp(read: () => string | undefined): Promise<void> {
  const spent = await (await (await store())?.match(KEY))?.text()
  for (let looks = 0; looks < LOOKS; looks++) {
    const token = read()
    if (!spent || !token || (await fingerprint(token)) !== spent) return
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY)
    })
  }
}
