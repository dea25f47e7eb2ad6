import type { Request } from 'express'

/** What the OAuth2 provider of the sign-in host answers, which has a router of its own. */
const OAUTH = /^\/(?:oauth\/(?:authorize|token|revoke|logout|jwks)|\.well-known\/openid-configuration)(?=\/|$)/

/**
 * The pattern of the route that a request came to, such as `/client/case/:uuid`: for logs and figures, which must hold
 * no value of a path. `unmatched` where it came to none, as of a request that is refused before.
 */
export function routeOf({ originalUrl, route }: Pick<Request, 'originalUrl' | 'route'>): string {
  const { path } = (route ?? {}) as { path?: unknown }
  if (typeof path === 'string') return path
  return OAUTH.exec(originalUrl.split('?')[0] ?? '')?.[0] ?? 'unmatched'
}
