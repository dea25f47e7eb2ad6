import { forkHouse } from '../../dev/fork-house.ts'

/** One house for all journeys; its addresses reach the tests by the environment, as Playwright's workers are processes. */
export default async function setup(): Promise<() => Promise<void>> {
  const { addresses, stop } = await forkHouse()
  process.env.HOUSE_URL = addresses.webUrl
  process.env.HOUSE_AUTH_URL = addresses.authUrl
  process.env.HOUSE_API_URL = addresses.apiUrl
  return stop
}
