interface Config {
  auth: { url: string; clientId: string; authorizePath: string; logoutPath: string }
  companyName: string
}

function read(): Config {
  const told = document.getElementById('config')?.textContent
  if (!told) throw new Error('This page was not served by the CostDraft gateway: it does not say where to sign in.')
  return JSON.parse(told) as Config
}

/** What the gateway wrote into the page about this house. */
export const config: Config = read()
