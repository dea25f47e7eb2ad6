import { existsSync } from 'node:fs'

/**
 * The browser for tests: CHROMIUM, or an installed Chromium. The headless build is preferred: it uses about a seventh
 * less of the machine.
 */
export const CHROMIUM =
  process.env.CHROMIUM ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  ) ||
  '/usr/bin/chromium'

const FULL_BUILD = '/usr/bin/chromium'
/** The browser for pictures: the full build is preferred, because only it formats dates in the page's locale. */
export const PICTURES = process.env.CHROMIUM || (existsSync(FULL_BUILD) ? FULL_BUILD : CHROMIUM)

export const CHROMIUM_MISSING =
  'Chromium is not installed: run `apt-get install chromium-headless-shell` (or chromium), or set CHROMIUM to its path.'

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-GB',
]
/**
 * For journeys, whose pages are too short-lived to repay optimising compilers: a sixth less work a page. Not for what
 * measures speed.
 */
export const WITHOUT_OPTIMISING = '--js-flags=--no-opt --no-maglev'
