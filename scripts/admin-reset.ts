import { assertVersion } from '../packages/api/src/assert-version.ts'
import type { Config } from '../packages/api/src/config.ts'
import { DataFolderInUse } from '../packages/api/src/db/data-folder-lock.ts'
import { openDatabase } from '../packages/api/src/db/db.ts'
import { productItems } from '../packages/api/src/items/index.ts'
import { resetFromShell } from '../packages/api/src/users/reset-from-shell.ts'

const USAGE = 'Say whose account it is: npm start -- admin reset you@firm.example'

/** The address that `admin reset ADDRESS` names. Throws with a sentence for anything else. */
export function addressIn(rest: readonly string[]): string {
  const [what, address, ...others] = rest
  if (what !== 'reset' || !address?.includes('@') || others.length > 0) throw new Error(USAGE)
  return address
}

/**
 * `npm start -- admin reset ADDRESS`: prints a link with which the person chooses another password, once, within an
 * hour. Throws, with a sentence, if nobody has the address, or if the product is running on an embedded database.
 */
export async function resetAccount(config: Config, address: string, say: (line: string) => void): Promise<void> {
  const database = await openDatabase(config).catch((error: unknown) => {
    throw error instanceof DataFolderInUse
      ? new Error(`${error.message} Then try again. Start CostDraft before the link is opened.`, { cause: error })
      : error
  })
  try {
    await assertVersion(database.db, productItems)
    const { link, hadFactor } = await resetFromShell(database.db, address, config.authUrl, new Date())
    if (hadFactor) say(`The second factor of ${address} was removed, and every sign-in ended.`)
    say(`Open this link to choose another password for ${address}. It can be used once, within an hour:`)
    say(link)
  } finally {
    await database.close()
  }
}
