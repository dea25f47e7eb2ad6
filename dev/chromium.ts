import { existsSync } from 'node:fs'

/** The browser of the tests and of the pictures: Debian's Chromium, or the one CHROMIUM names. */
export const CHROMIUM = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path)) || '/usr/bin/chromium'

export const CHROMIUM_MISSING = 'Chromium is not installed: run `apt-get install chromium`, or set CHROMIUM to its path.'

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=en-GB',
]
