import { config } from '../config.ts'

/** The protocol's library is needed a moment after the first paint, never before it. */
export async function oauth() {
  const library = await import('openid-client')
  const { url, clientId, authorizePath } = config.auth
  const host = new library.Configuration({
    issuer: url,
    authorization_endpoint: url + authorizePath,
    token_endpoint: `${url}/oauth/token`,
    revocation_endpoint: `${url}/oauth/revoke`,
  }, clientId, undefined, library.None())
  if (url.startsWith('http:')) library.allowInsecureRequests(host)
  return { library, host }
}

/** Browsers keep cryptography and locks from pages that came over plain http from another machine. */
export const canSignIn = (): boolean => isSecureContext && typeof crypto.subtle === 'object' && 'locks' in navigator && 'caches' in globalThis
