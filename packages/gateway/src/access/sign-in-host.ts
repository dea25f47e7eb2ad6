import { externalHostVariables, ownHostDefaults, type AuthVariable } from '@costdraft/schema/access/sign-in-host.ts'

/** How a browser signs in. Written into the page, so it must not contain secrets. URLs are absolute. */
export interface AuthConfig {
  /** Whether it is CostDraft's own authorization server, which manages passwords, sessions and API clients. */
  isOwn: boolean
  issuer: string
  clientId: string
  scope: string
  authorizeUrl: string
  tokenUrl: string
  /** Undefined if the host has no such route: signing out then only deletes the tokens in this browser. */
  revokeUrl?: string
  logoutUrl?: string
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the sign-in settings for the authorization server at `url`. An external one has revoke and logout routes only
 * if they are configured.
 */
export function readAuth(env: Env, url: string, problems: string[]): AuthConfig {
  const isOwn = externalHostVariables(env).length === 0
  const value = (name: AuthVariable): string => env[name] || ownHostDefaults[name]
  const at = (name: AuthVariable): string => {
    if (!value(name).startsWith('/'))
      problems.push(`${name} must be a path such as ${ownHostDefaults[name]}, not ${value(name)}.`)
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
