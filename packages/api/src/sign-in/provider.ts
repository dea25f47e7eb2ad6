import { messagePage } from '@costdraft/schema/small-page.ts'
import type { Kysely } from 'kysely'
import type { ClientMetadata, Configuration, FindAccount, Provider } from 'oidc-provider'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import type { Tables } from '../db/tables.ts'
import { rememberDevice } from '../access/devices.ts'
import { createOidcAdapter } from '../access/oidc-adapter.ts'
import { apiClientAdapter, installApiClientHooks } from '../access/api-client-adapter.ts'
import { forgetEndedSignIns } from '../access/ended-sign-ins.ts'
import type { Keys } from '../access/keys.ts'
import { ALL_SCOPES, scopes } from '@costdraft/schema/access/scopes.ts'
import { ScopedProvider, useScope } from '../access/scopes.ts'
import { askSignOutPage, signOutPage } from './sign-in-pages.ts'
import { AUDIENCE } from '../access/tokens.ts'

const DAY = 86_400
/** In days: how long a sign-in lasts from the password, however often it is used. */
const SIGN_IN_LASTS = 14

/** In seconds: what is left of the sign-in of a session; all of it before somebody has signed in. */
function leftOf({ loginTs }: { loginTs?: number | undefined } = {}): number {
  const whole = SIGN_IN_LASTS * DAY
  return loginTs === undefined ? whole : Math.max(1, loginTs + whole - Math.floor(Date.now() / 1_000))
}

/** Lifetimes in seconds. A session is stored anew, and may get another grant, whenever the app asks for a code. */
const ttl: Configuration['ttl'] = {
  AccessToken: 900,
  ClientCredentials: 900,
  AuthorizationCode: 60,
  RefreshToken: SIGN_IN_LASTS * DAY,
  Session: (_ctx, session) => leftOf(session),
  Interaction: 3_600,
  Grant: ({ oidc }) => leftOf(oidc.session),
}

/** The client id of the web app: a public client, authenticated by PKCE alone. */
export const WEB_CLIENT = 'costdraft-web'

type Features = NonNullable<Configuration['features']>

/**
 * The OAuth2 provider: authorization code with PKCE S256, scope `all`, rotating refresh tokens, client credentials with
 * the scopes of the API client, ES256 access tokens for our APIs.
 */
export function createProvider(
  { authUrl, webUrl, companyName, trustProxy }: SignInSettings,
  { signing, cookies }: Keys,
  db: Kysely<Tables>,
): Provider {
  const provider = new ScopedProvider(authUrl, {
    adapter: (model) => (model === 'Client' ? apiClientAdapter(db) : createOidcAdapter(db)(model)),
    jwks: { keys: [signing as never] },
    cookies: { keys: cookies },
    clients: [webClient(webUrl)],
    scopes: [ALL_SCOPES, ...scopes],
    pkce: { required: () => true },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      end_session: '/oauth/logout',
      jwks: '/oauth/jwks',
    },
    ttl,
    // The grant identifies the sign-in, so that a person can list and end their sign-ins one by one.
    extraTokenClaims: async (_ctx, token) => ('grantId' in token ? { grant: token.grantId } : undefined),
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    findAccount: accountFinder(db),
    clientBasedCORS: (_ctx, origin) => origin === new URL(webUrl).origin,
    interactions: { url: (_ctx, { uid }) => `/login/${uid}` },
    loadExistingGrant: grantLoader(db),
    renderError: async (ctx, out) => {
      ctx.type = 'html'
      ctx.body = messagePage('This sign-in cannot go on', out.error_description ?? out.error, companyName, webUrl)
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: logout(webUrl, companyName),
      resourceIndicators,
    },
  })
  // Behind a proxy the scheme and the host of the public address are in its headers.
  provider.proxy = trustProxy > 0
  installApiClientHooks(provider, db)
  forgetEndedSignIns(provider, db)
  provider.on('server_error', (ctx, error) => {
    ctx.app.emit('error', error, ctx)
  })
  return provider
}

const webClient = (webUrl: string): ClientMetadata => ({
  client_id: WEB_CLIENT,
  redirect_uris: [`${webUrl}/oauth-callback`],
  post_logout_redirect_uris: [`${webUrl}/`],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  scope: ALL_SCOPES,
  id_token_signed_response_alg: 'ES256',
})

/** Finds the account of an active person by uuid. */
const accountFinder =
  (db: Kysely<Tables>): FindAccount =>
  async (_ctx, sub) => {
    const person = await db
      .selectFrom('person')
      .select('uuid')
      .where('uuid', '=', sub)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst()
    return person && { accountId: person.uuid, claims: async () => ({ sub: person.uuid }) }
  }

/** The grant of a sign-in, created without a consent page: the only interactive client is our own web app. */
const grantLoader =
  (db: Kysely<Tables>): NonNullable<Configuration['loadExistingGrant']> =>
  async ({ oidc, headers }) => {
    const { client, session, provider } = oidc
    if (!client || !session?.accountId) return undefined
    const { clientId } = client
    const { accountId } = session
    const known = session.grantIdFor(clientId)
    const existing = known ? await provider.Grant.find(known) : undefined
    const grant = existing ?? new provider.Grant({ clientId, accountId })
    if (!existing) {
      grant.addResourceScope(AUDIENCE, ALL_SCOPES)
      grant.addOIDCScope(ALL_SCOPES)
    }
    const grantId = existing && known ? known : await grant.save()
    await rememberDevice(db, { grantId, accountId, userAgent: headers['user-agent'] }, SIGN_IN_LASTS)
    return grant
  }

/**
 * Sign-out pages; success redirects to the web app, which gives back its tokens before it comes here: for a sign-in
 * without its grant the confirmation submits itself. Anybody else who leads a browser here is not known to be the
 * person, so that one is asked first.
 */
const logout = (webUrl: string, companyName: string): Features['rpInitiatedLogout'] => ({
  enabled: true,
  logoutSource: async (ctx, form) => {
    const { session, provider } = ctx.oidc
    const grant = session?.grantIdFor(WEB_CLIENT)
    const hasLeft = grant !== undefined && (await provider.Grant.find(grant)) === undefined
    ctx.body = hasLeft
      ? signOutPage(form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'), companyName)
      : askSignOutPage(form, companyName, webUrl)
  },
  postLogoutSuccessSource: async (ctx) => {
    ctx.redirect(`${webUrl}/`)
  },
})

/** Makes every access token an ES256 JWT for our APIs, with its scopes. */
const resourceIndicators: Features['resourceIndicators'] = {
  enabled: true,
  defaultResource: () => AUDIENCE,
  useGrantedResource: () => true,
  getResourceServerInfo: (ctx) => {
    useScope(ctx)
    return {
      scope: [ALL_SCOPES, ...scopes].join(' '),
      audience: AUDIENCE,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'ES256' } },
    }
  },
}
