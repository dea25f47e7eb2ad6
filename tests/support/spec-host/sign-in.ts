import { createHash, randomBytes } from 'node:crypto'
import express, { Router } from 'express'
import { SignJWT } from 'jose'
import type { Person } from './records.ts'
import type { State } from './state.ts'

interface Asked {
  client_id: string
  redirect_uri: string
  state: string
  code_challenge: string
}
type Form = Record<string, string | undefined>

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const secret = (): string => randomBytes(24).toString('base64url')

/** What the browser was sent with; undefined where it is not a code flow with PKCE by SHA-256. */
function read(sent: Form): Asked | undefined {
  const { client_id, redirect_uri, state, code_challenge } = sent
  if (sent.response_type !== 'code' || sent.code_challenge_method !== 'S256') return undefined
  if (!client_id || !redirect_uri || !state || !code_challenge || !URL.canParse(redirect_uri)) return undefined
  return { client_id, redirect_uri, state, code_challenge }
}

const page = (asked: Asked, alert = ''): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sign in</title>
<h1>Sign in</h1>${alert && `<p role="alert">${alert}</p>`}
<form method="post" action="/oauth/authorize">
${Object.entries({ ...asked, response_type: 'code', code_challenge_method: 'S256' })
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
  .join('\n')}
<label>E-mail <input type="email" name="email" required></label>
<label>Password <input type="password" name="password" required></label>
<button>Sign in</button>
</form></html>`

/**
 * A small authorization server: a form, codes with PKCE, refresh tokens that rotate. Its access tokens are JWTs that
 * say when they end.
 */
export function signIn(state: State, urlOf: () => string): Router {
  const codes = new Map<string, Asked & { person: Person }>()
  const refreshTokens = new Map<string, { person: Person; client_id: string }>()
  const key = randomBytes(32)
  const router = Router()
  const form = express.urlencoded({ extended: false })

  const tokensFor = async (person: Person, client_id: string) => {
    const access_token = await new SignJWT({ client_id, jti: secret() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(urlOf())
      .setSubject(person.user.uuid)
      .setIssuedAt()
      .setExpirationTime(`${state.tokenSeconds}s`)
      .sign(key)
    state.tokens.set(access_token, person.user.uuid)
    const refresh_token = secret()
    refreshTokens.set(refresh_token, { person, client_id })
    return { access_token, refresh_token, token_type: 'Bearer', expires_in: state.tokenSeconds, scope: 'all' }
  }

  router.get('/oauth/authorize', ({ query }, response) => {
    const asked = read(query as Form)
    if (asked) response.type('html').send(page(asked))
    else response.status(400).type('text').send('This is not a request to sign in.')
  })

  router.post('/oauth/authorize', form, ({ body }: { body: Form }, response) => {
    const asked = read(body)
    if (!asked) return void response.status(400).type('text').send('This is not a request to sign in.')
    const person = state.people.find(
      ({ user, password }) => user.email_address === body.email && password === body.password,
    )
    if (!person) return void response.status(401).type('html').send(page(asked, 'Wrong e-mail or password.'))
    const code = secret()
    codes.set(code, { ...asked, person })
    const back = new URL(asked.redirect_uri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.state)
    response.redirect(303, back.href)
  })

  router.use('/oauth/token', ({ method, headers }, response, next) => {
    response.set('vary', 'Origin')
    if (headers.origin !== undefined && [undefined, headers.origin].includes(state.webOrigin))
      response.set({
        'access-control-allow-origin': headers.origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, accept',
      })
    if (method === 'OPTIONS') response.status(204).end()
    else next()
  })

  router.post('/oauth/token', form, async ({ body = {} }: { body?: Form }, response) => {
    const refuse = (error: string): void => void response.status(400).json({ error })
    response.set('cache-control', 'no-store')
    if (body.grant_type === 'authorization_code') {
      const asked = codes.get(body.code ?? '')
      codes.delete(body.code ?? '')
      const challenge = createHash('sha256')
        .update(body.code_verifier ?? '')
        .digest('base64url')
      const isRight =
        asked?.code_challenge === challenge &&
        asked.client_id === body.client_id &&
        asked.redirect_uri === body.redirect_uri
      if (!asked || !isRight) return refuse('invalid_grant')
      return void response.json(await tokensFor(asked.person, asked.client_id))
    }
    if (body.grant_type !== 'refresh_token') return refuse('unsupported_grant_type')
    const known = refreshTokens.get(body.refresh_token ?? '')
    if (known?.client_id !== body.client_id || !known) return refuse('invalid_grant')
    refreshTokens.delete(body.refresh_token ?? '')
    response.json(await tokensFor(known.person, known.client_id))
  })
  return router
}
