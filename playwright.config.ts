import { defineConfig } from 'playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './dev/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    locale: 'en-GB', timezoneId: 'Europe/London', viewport: { width: 1440, height: 900 }, trace: 'retain-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS },
  },
})
