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
