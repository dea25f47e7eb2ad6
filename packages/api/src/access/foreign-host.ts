import { foreignVariables, ownHost } from '@costdraft/schema/access/sign-in-host.ts'

/** A sign-in host of another make, whose access tokens our APIs accept. */
export interface ForeignHost {
  /** As its tokens write it, to the letter. */
  issuer: string
  /** Whom its tokens are for; without one they must have been given to our own client. */
  audience: string | undefined
  clientId: string
  jwksUrl: URL
  /** The claim that says who it is: `sub` holds a person's id of ours, any other the e-mail address of one. */
  userClaim: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the host of another make that the environment describes, or undefined where our own signs people in; half a description is a problem. */
export function readForeignHost(env: Env, problems: string[]): ForeignHost | undefined {
  const said = foreignVariables(env)
  if (said.length === 0) return undefined
  const missing = ['AUTH_URL', 'AUTH_ISSUER', 'AUTH_JWKS_URL'].filter((name) => !env[name])
  const jwks = env.AUTH_JWKS_URL ?? ''
  if (missing.length > 0) {
    problems.push(
      `${said.join(', ')} ${said.length === 1 ? 'is' : 'are'} for a sign-in host of another make, whose tokens can be checked only with ${missing.join(' and ')}: set ${missing.length === 1 ? 'it' : 'them'} too, or leave all of them to CostDraft's own host.`,
    )
  } else if (!URL.canParse(jwks) || !/^https?:$/.test(new URL(jwks).protocol)) {
    problems.push(`AUTH_JWKS_URL must be an address such as https://sign-in.example.com/jwks, not ${jwks}.`)
  } else {
    return {
      issuer: env.AUTH_ISSUER ?? '',
      audience: env.AUTH_AUDIENCE || undefined,
      clientId: env.AUTH_CLIENT_ID || ownHost.AUTH_CLIENT_ID,
      jwksUrl: new URL(jwks),
      userClaim: env.AUTH_USER_CLAIM || ownHost.AUTH_USER_CLAIM,
    }
  }
  return undefined
}
