interface Config {
  /** Where one signs in. Only CostDraft's own host lets CostDraft change passwords, list sessions and let programs in. */
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

function read(): Config {
  const told = document.getElementById('config')?.textContent
  if (!told) throw new Error('This page was not served by the CostDraft gateway: it does not say where to sign in.')
  return JSON.parse(told) as Config
}

/** What the gateway wrote into the page about this house. */
export const config: Config = read()

/** The sign-in host by its name, for sentences about it. */
export const signInHost = new URL(config.auth.authorizeUrl).host
