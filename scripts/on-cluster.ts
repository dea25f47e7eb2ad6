import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../tests')

/** Tests of the house that do not run on a cluster, by the reason. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'they hold a limit of one process, which two divide': ['fair-share', 'limits', 'neighbours'],
  'they send what the balancer refuses before us, such as headers of more than 16 KB': ['odd-requests'],
  'they count the starts of one API process, where two start': ['health'],
  'they start the parts of the product in their own process, with a clock or a fault': [
    'case-with-some-additions',
    'some-additions',
    'some-additions-changes',
  ],
}

/** What starts a house, a database or a gateway of its own is the same wherever the common house is. */
const OF_ITS_OWN = /startOwnApi|own-database|own-api|further-api|own-doors|dev\/instance|openDatabase|startPostgres/

/** The integration tests that ask the house alone: their paths, in the order of the alphabet. */
export function onCluster(): string[] {
  const leftOut = new Set(Object.values(LEFT_OUT).flat())
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && !leftOut.has(file.replace('.test.ts', '')))
    .filter((file) => !OF_ITS_OWN.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `tests/${file}`)
}
