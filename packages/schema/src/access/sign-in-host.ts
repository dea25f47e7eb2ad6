// Where people sign in, as gateway and API read it from the environment (node only: its own entry, the web never sees it).

/** The variables of a sign-in host, with what they are for CostDraft's own; AUTH_URL is apart, as its own host may have another address too. */
export const ownHost = {
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

export type AuthVariable = keyof typeof ownHost

/** The variables by which the environment says that people sign in at a host of another make; none for CostDraft's own. */
export const foreignVariables = (env: Readonly<Record<string, string | undefined>>): AuthVariable[] =>
  (Object.keys(ownHost) as AuthVariable[]).filter((name) => env[name] && env[name] !== ownHost[name])
