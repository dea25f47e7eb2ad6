import type { ExternalHost } from './external-host.ts'

/** What the configuration says of signing in. */
export interface SignInSettings {
  /** Public URL of the web app: target of redirects, and the allowed CORS origin. */
  webUrl: string
  /** Public URL of the authorization host. */
  authUrl: string
  /** An external OAuth2 host used for sign-in; the embedded one is then not started. */
  externalHost: ExternalHost | undefined
  companyName: string
  /** How many proxies in front of the hosts are trusted to say which address a request came from. */
  trustProxy: number
}
