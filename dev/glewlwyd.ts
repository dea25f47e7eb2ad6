import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { request } from 'undici'

const PROGRAM = '/usr/bin/glewlwyd'
const SHARE = '/usr/share/glewlwyd'
const SCHEMA = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3'

export const hasGlewlwyd = (): boolean => existsSync(PROGRAM)
export const GLEWLWYD_MISSING =
  'Glewlwyd, the other sign-in host of the tests, is not installed: run `apt-get install glewlwyd` (only its program is needed, not the service that Debian makes of it).'

/** A user of the Glewlwyd host, and the scopes it grants them. */
interface Account {
  username: string
  password: string
  email: string
  scopes: string[]
}

export interface Glewlwyd {
  url: string
  addClient: (id: string, redirect: string) => Promise<void>
  addUser: (account: Account) => Promise<void>
  stop: () => Promise<void>
}

/** In seconds: short, so that a test can observe a refresh. */
const TOKEN_LIVES = 8

/**
 * Starts Glewlwyd, the OAuth2 server packaged in Debian, on a free port with a temporary folder. It has two issuers,
 * `firm` and `other`, that sign with one key, so their tokens differ in the issuer only. An access token contains the
 * user's `email`, and the requested scopes as its audience.
 */
export async function startGlewlwyd(port: number): Promise<Glewlwyd> {
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-glewlwyd-'))
  const url = `http://localhost:${port}`
  layOut(folder, port, url)
  const server = spawn(PROGRAM, ['-c', join(folder, 'glewlwyd.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
  })
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const append = (text: Buffer): void => {
      output = (output + text.toString()).slice(-4_000)
      if (output.includes('Glewlwyd started on port')) resolve()
    }
    server.stdout.on('data', append)
    server.stderr.on('data', append)
    void ended.then(() => reject(new Error(`Glewlwyd did not start: ${output}`)))
  })
  await untilReachable(url)
  const administer = await administrator(url)
  for (const name of ['all', 'more'])
    await administer('scope/', {
      name,
      display_name: name,
      description: 'For the tests',
      password_required: true,
      password_max_age: 0,
      scheme: {},
      scheme_required: {},
    })
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = {
    key: privateKey.export({ type: 'sec1', format: 'pem' }),
    cert: publicKey.export({ type: 'spki', format: 'pem' }),
  }
  for (const name of ['firm', 'other'])
    await administer('mod/plugin/', {
      module: 'oidc',
      name,
      display_name: name,
      enabled: true,
      parameters: { ...keys, ...issuer, iss: `${url}/${name}` },
    })
  return {
    url,
    addClient: (id, redirect) =>
      administer('client/', {
        client_id: id,
        name: id,
        enabled: true,
        confidential: false,
        redirect_uri: [redirect],
        authorization_type: ['code', 'refresh_token', 'delete_token'],
        token_endpoint_auth_method: ['none'],
        scope: [],
      }),
    addUser: ({ username, password, email, scopes }) =>
      administer('user/', { username, name: username, password, email, enabled: true, scope: scopes }),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until the server accepts connections, which may be a moment after it says that it has started. Throws after a
 * hundred attempts.
 */
async function untilReachable(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await (await fetch(url)).body?.cancel()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
}

/** An OpenID Connect issuer: only authorization code with PKCE S256, single-use refresh tokens. */
const issuer = {
  'jwt-type': 'ecdsa',
  'jwt-key-size': '256',
  'jwks-show': true,
  'subject-type': 'public',
  'allow-non-oidc': true,
  'code-duration': 60,
  'access-token-duration': TOKEN_LIVES,
  'refresh-token-duration': 3_600,
  'refresh-token-rolling': false,
  'refresh-token-one-use': 'always',
  'auth-type-code-enabled': true,
  'auth-type-refresh-enabled': true,
  'auth-type-token-enabled': false,
  'auth-type-password-enabled': false,
  'auth-type-client-enabled': false,
  'pkce-allowed': true,
  'pkce-required': true,
  'introspection-revocation-allowed': true,
  'introspection-revocation-allow-target-client': true,
  'session-management-allowed': true,
  'session-cookie-name': 'SIGN_IN_SID',
  'session-cookie-expiration': 3_600,
  'additional-parameters': [{ 'user-parameter': 'email', 'token-parameter': 'email' }],
}

/**
 * Creates Glewlwyd's empty database, its sign-in pages (Debian expects another web server to serve them) and its
 * configuration.
 */
function layOut(folder: string, port: number, url: string): void {
  const database = new DatabaseSync(join(folder, 'database'))
  database.exec(readFileSync(SCHEMA, 'utf8'))
  database.close()
  for (const part of ['login.html', 'login.js', 'css', 'js', 'locales'])
    cpSync(join(SHARE, 'webapp', part), join(folder, 'pages', part), {
      recursive: true,
      dereference: true,
      filter: (from) => existsSync(from),
    })
  cpSync(join(SHARE, 'templates/config.json'), join(folder, 'pages/config.json'))
  const types = Object.entries({
    '.html': 'text/html',
    '.js': 'application/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  })
  const modules = ['user', 'client', 'plugin'].map((kind) => `${kind}_module_path="/usr/lib/glewlwyd/${kind}"`)
  writeFileSync(
    join(folder, 'glewlwyd.conf'),
    [
      `port=${port}`,
      'bind_address="127.0.0.1"',
      `external_url="${url}"`,
      'login_url="login.html"',
      'api_prefix="api"',
      `static_files_path="${folder}/pages/"`,
      'log_mode="console"',
      'log_level="INFO"',
      'cookie_secure=0',
      'session_key="SIGN_IN"',
      'admin_scope="g_admin"',
      'profile_scope="g_profile"',
      'hash_algorithm="SHA512"',
      ...modules,
      'user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"',
      `database={type="sqlite3";path="${folder}/database";};`,
      `static_files_mime_types=(${types.map(([extension, type]) => `{extension="${extension}" mime_type="${type}"}`).join(',')})`,
    ].join('\n'),
  )
}

/** Configures Glewlwyd through its admin API, as the administrator of the initial database. */
async function administrator(url: string): Promise<(path: string, body: unknown) => Promise<void>> {
  const send = (path: string, body: unknown, cookie = '') =>
    request(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const { headers } = await send('auth/', { username: 'admin', password: 'password' })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  return async (path, body) => {
    const answer = await send(path, body, cookie)
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`Glewlwyd refused ${path}: ${answer.statusCode} ${text}`)
  }
}
