import { externalHostVariables, ownHostDefaults } from '@costdraft/schema/access/sign-in-host.ts'

/** An external OAuth2 sign-in host whose access tokens the API accepts in place of the embedded one. */
export interface ExternalHost {
  /** The exact `iss` claim of its tokens. */
  issuer: string
  /** The required `aud` claim; when undefined, the token must have been issued to `clientId`. */
  audience: string | undefined
  clientId: string
  jwksUrl: URL
  /** The claim that identifies the person: `sub` holds a CostDraft person uuid, any other claim an e-mail address. */
  userClaim: string
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the external sign-in host from the environment; undefined when the embedded host is used. Missing or invalid
 * variables are added to `problems`.
 */
export function readExternalHost(env: Env, problems: string[]): ExternalHost | undefined {
  const given = externalHostVariables(env)
  if (given.length === 0) return undefined
  const missing = ['AUTH_URL', 'AUTH_ISSUER', 'AUTH_JWKS_URL'].filter((name) => !env[name])
  const jwks = env.AUTH_JWKS_URL ?? ''
  if (missing.length > 0) {
    problems.push(
      `${given.join(', ')} ${given.length === 1 ? 'is' : 'are'} for a sign-in host of another make, whose tokens can be checked only with ${missing.join(' and ')}: set ${missing.length === 1 ? 'it' : 'them'} too, or leave all of them to CostDraft's own host.`,
    )
  } else if (!URL.canParse(jwks) || !/^https?:$/.test(new URL(jwks).protocol)) {
    problems.push(`AUTH_JWKS_URL must be an address such as https://sign-in.example.com/jwks, not ${jwks}.`)
  } else {
    return {
      issuer: env.AUTH_ISSUER ?? '',
      audience: env.AUTH_AUDIENCE || undefined,
      clientId: env.AUTH_CLIENT_ID || ownHostDefaults.AUTH_CLIENT_ID,
      jwksUrl: new URL(jwks),
      userClaim: env.AUTH_USER_CLAIM || ownHostDefaults.AUTH_USER_CLAIM,
    }
  }
  return undefined
}
