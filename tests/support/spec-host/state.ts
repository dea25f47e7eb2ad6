import type { CaseFile, Client, Person, StoredFile } from './records.ts'
import { seedCases } from './seed-cases.ts'
import { seedClients } from './seed-clients.ts'
import { seedPeople, seedTokens } from './seed-people.ts'

/** All that the host knows and how it behaves; a test may change any of it. */
export interface State {
  /** Bearer token to user uuid. */
  tokens: Map<string, string>
  people: Person[]
  clients: Client[]
  cases: CaseFile[]
  /** The bytes of files and of documents, by uuid. */
  blobs: Map<string, StoredFile>
  /** A case is created by multipart alone, JSON is refused with 415. */
  multipartOnly: boolean
  /** Documents are there at this many list calls after their generation was asked for. */
  outputAfter: number
  /** Keys of a body that the specifications do not name are refused with 422 instead of being dropped. */
  refuseUnknownKeys: boolean
  /** `instances` of the time totals are the recordings themselves, instead of one a part with its recordings. */
  flatInstances: boolean
  /** How long a token from the sign-in lasts. */
  tokenSeconds: number
  /** The only origin that may call the token path from a browser; any, while it is not set. */
  webOrigin: string | undefined
}

export function createState(): State {
  const { cases, blobs } = seedCases()
  return {
    tokens: seedTokens(),
    people: seedPeople(),
    clients: seedClients(),
    cases,
    blobs,
    multipartOnly: true,
    outputAfter: 2,
    refuseUnknownKeys: false,
    flatInstances: false,
    tokenSeconds: 900,
    webOrigin: undefined,
  }
}
