import { config } from '../config.ts'

/** The protocol's library is needed a moment after the first paint, never before it. */
export async function oauth() {
  const library = await import('openid-client')
  const { issuer, clientId, authorizeUrl, tokenUrl, revokeUrl } = config.auth
  const host = new library.Configuration(
    {
      issuer,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      ...(revokeUrl !== undefined && { revocation_endpoint: revokeUrl }),
    },
    clientId,
    undefined,
    library.None(),
  )
  if (tokenUrl.startsWith('http:')) library.allowInsecureRequests(host)
  return { library, host }
}

/** Browsers keep cryptography and locks from pages that came over plain http from another machine. */
export const canSignIn = (): boolean =>
  isSecureContext && typeof crypto.subtle === 'object' && 'locks' in navigator && 'caches' in globalThis
