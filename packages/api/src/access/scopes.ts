import { errors, Provider, type KoaContextWithOIDC, type TokenEndpointGrantContext } from 'oidc-provider'

/** The only scope: everything that the role of a person or program allows. Also given where none is asked for. */
export const SCOPE = 'all'

/** Throws `invalid_scope` for another scope. A parameter without a value counts as none (RFC 6749 section 3.1). */
function assertScope(asked: unknown): void {
  const scopes = asked ? String(asked).split(' ') : []
  if (scopes.some((scope) => scope !== SCOPE))
    throw new errors.CustomOIDCProviderError('invalid_scope', `the only scope is ${SCOPE}`)
}

/**
 * Checks the scope of the request that a resource is asked for in, and gives one without it ours, so that the answer
 * says what it holds. Called for every request to sign in and for every token, before anything is granted.
 */
export function useScope({ oidc, query }: KoaContextWithOIDC): void {
  const { params, route } = oidc
  if (!params) return
  // The library takes `offline_access` out of a request to sign in before this is called.
  assertScope(route === 'authorization' ? query.scope : params.scope)
  if (!params.scope) params.scope = SCOPE
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
        Object.assign(ctx.body as object, { scopes_supported: [SCOPE] })
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
      assertScope((ctx.oidc.params as { scope?: unknown }).scope)
      return handler(ctx)
    }
    super.registerGrantType(name, checked, [...(typeof params === 'string' ? [params] : params), 'scope'], duplicates)
  }
}
