import { seedCases } from './seed-cases.ts'
import { seedClients } from './seed-clients.ts'
import { seedPeople, seedTokens } from './seed-people.ts'

export interface StoredFile {
  name: string
  type: string
  bytes: Buffer
}
export interface Comment {
  uuid: string
  body: string
  created_by: string
  resolved_by: string | null
  entity_type: string
  entity_uuid: string
}
/** A record as it is answered. */
export interface Row {
  uuid: string
  comments?: Comment[]
  [key: string]: unknown
}
export type Permission = string | { name: string; rule: string }
export interface Role {
  Permissions: Permission[]
}
export interface Session {
  user_uuid: string
  client_uuid: string | null
  system_role: Role & { Name: string }
  client_role: Role
  children_clients: Record<string, Role>
}
/** One person: what `users/user` answers, what administration answers, and the password, which nothing answers. */
export interface Person {
  session: Session
  user: Row & { client_uuid: string | null; client_role: string; children_clients: Record<string, string> }
  password: string
}
export interface Client extends Row {
  client_type: string
  parent: string | null
  sites: Row[]
  fee_earners: Row[]
}
export interface TreeNode {
  name: string
  is_file: boolean
  children: TreeNode[]
  file_index?: number
  uuid?: string
  size?: number
}
export interface Enhancement {
  enhancement: number
  activity_type: string
  case_part: string | null
}
export interface CaseFile {
  row: Row & { solicitor: string; area_of_work: string; stage: string; uploaded_files: TreeNode }
  notes: Row[]
  times: Row[]
  enhancements: Enhancement[]
  hearings: Row[]
  expertFees: Row[]
  disbursements: Row[]
  costNotes: Row[]
  parties: Row[]
  caseParts: Row[]
  steps: Row[]
  highCostSteps: Row[]
  outputs: { uuid: string; file_name: string }[]
  /** While documents are being made: how many list calls there have been since. */
  listed?: number
}

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
