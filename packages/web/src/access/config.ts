interface Config {
  /**
   * The sign-in host (OAuth 2). Changing passwords, listing sessions and API clients are available only if it is
   * CostDraft's own (`isOwn`).
   */
  auth: {
    isOwn: boolean
    issuer: string
    clientId: string
    scope: string
    authorizeUrl: string
    tokenUrl: string
    revokeUrl?: string
    logoutUrl?: string
  }
  companyName: string
}

function readConfig(): Config {
  const json = document.getElementById('config')?.textContent
  if (!json) throw new Error('This page was not served by the CostDraft gateway: it does not say where to sign in.')
  return JSON.parse(json) as Config
}

/** The configuration that the gateway writes into the page. */
export const config: Config = readConfig()

/** The host name of the sign-in host, for texts that mention it. */
export const signInHost = new URL(config.auth.authorizeUrl).host
