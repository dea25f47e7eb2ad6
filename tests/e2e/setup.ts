import { forkInstance } from '../../dev/fork-instance.ts'

/**
 * Starts one instance for all tests. Its URLs are passed in environment variables, because Playwright's workers are
 * separate processes.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { addresses, stop } = await forkInstance()
  process.env.HOUSE_URL = addresses.webUrl
  process.env.HOUSE_AUTH_URL = addresses.authUrl
  process.env.HOUSE_API_URL = addresses.apiUrl
  return stop
}
