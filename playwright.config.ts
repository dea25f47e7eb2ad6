import { defineConfig } from 'playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS, WITHOUT_OPTIMISING } from './dev/chromium.ts'

/**
 * Which journeys go. What a screen does does not depend on the database below: on PostgreSQL, and on a cluster, goes one journey for each part of the
 * product, marked `@database`, and the others on PGlite. `npm test` leaves out what is marked `@long`, and takes a part of what is marked `@sampled`;
 * `npm run prove journeys` goes what it left out. A file that is named goes whole.
 */
function journeys(): { grep?: RegExp; grepInvert?: RegExp } {
  if (process.env.JOURNEYS === 'all') return {}
  if (process.env.JOURNEYS === 'long') return { grep: /@long|@sampled|@database/ }
  return process.env.ON === 'postgres' || process.env.ON === 'cluster'
    ? { grep: /@database/ }
    : { grepInvert: /@database|@long/ }
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  ...journeys(),
  workers: 2,
  forbidOnly: true,
  // In a full run one slow moment must not hide what the other journeys say; the summary names whoever needed a second try.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // Movement is for eyes: what a journey looks at is where it ends.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS, WITHOUT_OPTIMISING] },
  },
})
