import { request, type Dispatcher } from 'undici'
import { pkce, type Tokens } from './sign-in.ts'

interface Asked {
  username: string
  password: string
  client: string
  redirect: string
  issuer?: string
  scope?: string
}

/**
 * Signs in at Glewlwyd without its pages: its session API checks the password, then the same requests as a browser
 * follow.
 */
export async function tokensAt(
  url: string,
  { username, password, client, redirect, issuer = 'firm', scope = 'all' }: Asked,
): Promise<Tokens & { id_token?: string }> {
  let cookie = ''
  const call = async (method: Dispatcher.HttpMethod, path: string, body?: unknown) => {
    const answer = await request(`${url}/api/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`)
    await answer.body.dump()
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
    return String(answer.headers.location ?? '')
  }
  await call('POST', 'auth/', { username, password })
  await call('PUT', `auth/grant/${client}`, { scope })
  const { verifier, challenge } = pkce()
  const query = {
    client_id: client,
    redirect_uri: redirect,
    response_type: 'code',
    scope,
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    nonce: 'a-nonce',
  }
  const code =
    new URL(await call('GET', `${issuer}/auth?g_continue&${new URLSearchParams(query).toString()}`)).searchParams.get(
      'code',
    ) ?? ''
  return (
    await tokenAt(
      url,
      { grant_type: 'authorization_code', code, client_id: client, code_verifier: verifier, redirect_uri: redirect },
      issuer,
    )
  ).body
}

/** Calls Glewlwyd's token endpoint; returns any response. */
export async function tokenAt(
  url: string,
  form: Record<string, string>,
  issuer = 'firm',
): Promise<{ status: number; body: Tokens & { id_token?: string } }> {
  const { statusCode, body } = await request(`${url}/api/${issuer}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  const text = await body.text()
  return { status: statusCode, body: (text ? JSON.parse(text) : {}) as Tokens }
}
