// The authorization server's settings, as gateway and API read them from the environment. Node only: the web app must
// not import this.

/**
 * Environment variables of the authorization server with the defaults of CostDraft's own. AUTH_URL is not listed:
 * CostDraft's own server may be moved to another address too.
 */
export const ownHostDefaults = {
  AUTH_CLIENT_ID: 'costdraft-web',
  AUTH_SCOPE: 'all',
  AUTH_AUTHORIZE_PATH: '/oauth/authorize',
  AUTH_TOKEN_PATH: '/oauth/token',
  AUTH_REVOKE_PATH: '/oauth/revoke',
  AUTH_LOGOUT_PATH: '/oauth/logout',
  AUTH_USER_CLAIM: 'sub',
  AUTH_ISSUER: '',
  AUTH_AUDIENCE: '',
  AUTH_JWKS_URL: '',
} as const

export type AuthVariable = keyof typeof ownHostDefaults

/**
 * The variables set to something other than the defaults: any of them means an external identity provider. Empty for
 * CostDraft's own server.
 */
export const externalHostVariables = (env: Readonly<Record<string, string | undefined>>): AuthVariable[] =>
  (Object.keys(ownHostDefaults) as AuthVariable[]).filter((name) => env[name] && env[name] !== ownHostDefaults[name])
