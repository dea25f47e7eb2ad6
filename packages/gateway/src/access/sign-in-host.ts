import { foreignVariables, ownHost, type AuthVariable } from '@costdraft/schema/access/sign-in-host.ts'

/** How a browser signs in; written into the page, so nothing here is secret. Addresses are whole. */
export interface AuthConfig {
  /** Whether it is CostDraft's own host, which knows passwords, sessions and programs. */
  isOwn: boolean
  issuer: string
  clientId: string
  scope: string
  authorizeUrl: string
  tokenUrl: string
  /** None where the host has no such route: then signing out ends what this browser holds, and no more. */
  revokeUrl?: string
  logoutUrl?: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads how a browser signs in at the host at `url`. What CostDraft's own host alone is known to have, another must say that it has. */
export function readAuth(env: Env, url: string, problems: string[]): AuthConfig {
  const isOwn = foreignVariables(env).length === 0
  const value = (name: AuthVariable): string => env[name] || ownHost[name]
  const at = (name: AuthVariable): string => {
    if (!value(name).startsWith('/'))
      problems.push(`${name} must be a path such as ${ownHost[name]}, not ${value(name)}.`)
    return url + value(name)
  }
  return {
    isOwn,
    clientId: value('AUTH_CLIENT_ID'),
    scope: value('AUTH_SCOPE'),
    issuer: env.AUTH_ISSUER || url,
    authorizeUrl: at('AUTH_AUTHORIZE_PATH'),
    tokenUrl: at('AUTH_TOKEN_PATH'),
    ...((isOwn || env.AUTH_REVOKE_PATH) && { revokeUrl: at('AUTH_REVOKE_PATH') }),
    ...((isOwn || env.AUTH_LOGOUT_PATH) && { logoutUrl: at('AUTH_LOGOUT_PATH') }),
  }
}
