import { config } from './config.ts'

/**
 * The OAuth library and the configuration of the sign-in host. Loaded on demand, to keep it out of the first page load.
 */
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

/**
 * Whether this page can sign in: it needs Web Crypto, Web Locks and the Cache API, which browsers offer in secure
 * contexts only.
 */
export const canSignIn = (): boolean =>
  isSecureContext && typeof crypto.subtle === 'object' && 'locks' in navigator && 'caches' in globalThis
