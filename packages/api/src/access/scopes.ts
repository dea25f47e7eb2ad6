import { ALL_SCOPES, scopes as known } from '@costdraft/schema/access/scopes.ts'
import { errors, Provider, type KoaContextWithOIDC, type TokenEndpointGrantContext } from 'oidc-provider'

/** What a client may ask for: a person everything that their role allows, a program its own scopes. */
type Asking = Pick<KoaContextWithOIDC['oidc'], 'client'>
const PROGRAM = 'client_credentials'
const ownScopes = ({ client }: Asking): string[] =>
  client?.grantTypes?.includes(PROGRAM) ? (client.scope ?? '').split(' ') : [ALL_SCOPES]

const refusal = (own: readonly string[], scope: string): string => {
  if (own.includes(ALL_SCOPES)) return `the only scope is ${ALL_SCOPES}`
  return (known as readonly string[]).includes(scope)
    ? `the client does not have the scope ${scope}`
    : `the scopes are ${ALL_SCOPES}, ${known.join(', ')}`
}

/**
 * The scopes that a request is given, in one order: those it names, and everything of its client where it names none or
 * `all`. A parameter without a value counts as none (RFC 6749 section 3.1). Throws `invalid_scope` for any other.
 */
function grantedScopes(oidc: Asking, asked: unknown): string[] {
  const own = ownScopes(oidc)
  const named = asked ? String(asked).split(' ') : [ALL_SCOPES]
  const wrong = named.find((scope) => scope !== ALL_SCOPES && !own.includes(scope))
  if (wrong !== undefined) throw new errors.CustomOIDCProviderError('invalid_scope', refusal(own, wrong))
  return named.includes(ALL_SCOPES) ? own : own.filter((scope) => named.includes(scope))
}

/**
 * Checks the scope of the request that a resource is asked for in, and writes into it what it is given, so that the
 * answer and the token say what they hold. Called for every request to sign in and for every token, before anything is
 * granted.
 */
export function useScope({ oidc, query }: KoaContextWithOIDC): void {
  const { params, route } = oidc
  if (!params) return
  // The library takes `offline_access` out of a request to sign in before this is called.
  const given = grantedScopes(oidc, route === 'authorization' ? query.scope : params.scope).join(' ')
  if (!params.scope || given !== ALL_SCOPES) params.scope = given
}

/**
 * A provider that checks the scope of every request for a token, whatever grant it is for. The library alone takes no
 * scope with a code, and lets one pass that it does not know.
 */
export class ScopedProvider extends Provider {
  constructor(...setUp: ConstructorParameters<typeof Provider>) {
    super(...setUp)
    // The library adds `openid`, which our clients may not ask for, to what it says of itself.
    this.use(async (ctx, next) => {
      await next()
      if ((ctx as Partial<KoaContextWithOIDC>).oidc?.route === 'discovery')
        Object.assign(ctx.body as object, { scopes_supported: [ALL_SCOPES, ...known] })
    })
  }

  // Called for each grant of the library while the provider is created.
  override registerGrantType<Params extends object>(
    name: string,
    handler: (ctx: TokenEndpointGrantContext<Params>) => void | Promise<void>,
    params: string | Iterable<string> = [],
    duplicates?: string | readonly string[] | ReadonlySet<string>,
  ): void {
    const checked: typeof handler = (ctx) => {
      grantedScopes(ctx.oidc, (ctx.oidc.params as { scope?: unknown }).scope)
      return handler(ctx)
    }
    super.registerGrantType(name, checked, [...(typeof params === 'string' ? [params] : params), 'scope'], duplicates)
  }
}
