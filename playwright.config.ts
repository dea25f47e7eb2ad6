import { defineConfig } from 'playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './dev/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  // What a screen does does not depend on the database below, and what the servers do is tested on both without a browser:
  // on PostgreSQL goes one journey for each part of the product.
  ...(process.env.ON === 'postgres' && { grep: /@database/ }),
  workers: 2,
  forbidOnly: true,
  // In a full run one slow moment must not hide what the other journeys say; the summary names whoever needed a second try.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Movement is for eyes: what a journey looks at is where it ends.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS },
  },
})
