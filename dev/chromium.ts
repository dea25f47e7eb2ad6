import { existsSync } from 'node:fs'

/** The browser of the tests: the one CHROMIUM names, or Debian's Chromium; where it is there, in the build without windows, which needs a seventh less. */
export const CHROMIUM =
  process.env.CHROMIUM ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  ) ||
  '/usr/bin/chromium'

const WITH_WINDOWS = '/usr/bin/chromium'
/** The browser of the pictures: with its windows where it is there, as only that writes dates as its language does. */
export const PICTURES = process.env.CHROMIUM || (existsSync(WITH_WINDOWS) ? WITH_WINDOWS : CHROMIUM)

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
