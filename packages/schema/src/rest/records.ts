import { markRecord } from './client-mark-routes.ts'
import { removalKinds } from '../removals/removals.ts'
import { stages } from '@costdraft/costing'
import { permissions, roles } from '../access/roles.ts'
import { apiClient } from '../api-clients/api-clients.ts'
import type { AnyArea } from '../areas/area.ts'
import { areas } from '../areas/index.ts'
import { newClient, feeEarner, site } from '../clients/clients.ts'
import { note } from '../cases/note.ts'
import { kinds } from '../items/index.ts'
import { comment } from '../items/comment.ts'
import type { AnyKind } from '../kind.ts'
import { accountLinkKinds, user } from '../users/users.ts'
import { reportRecords } from './report-records.ts'
import { scimRecords } from './scim-routes.ts'
import type { ValueSchema } from './value-schema.ts'
import {
  anyRecord,
  anyText,
  bodyOf,
  changesOf,
  count,
  day,
  flag,
  kindBody,
  kindRecord,
  listOf,
  money,
  orNull,
  record,
  recordOf,
  ref,
  time,
  uuid,
  withKeys,
} from './json-schema.ts'

type Records = Readonly<Record<string, ValueSchema>>

/** What is sent for a new case of an area, and for a change of one; a certificate is in the first, and has a path. */
const areaBodies = (): [string, ValueSchema][] =>
  Object.values<AnyArea>(areas).flatMap(({ graphqlName, fields, certificate }): [string, ValueSchema][] => [
    [
      `New${graphqlName}`,
      certificate
        ? withKeys(bodyOf(fields), { certificate: bodyOf(certificate.fields) }, ['certificate'])
        : bodyOf(fields),
    ],
    [`${graphqlName}Changes`, changesOf(fields)],
  ])

const kindSchemas = (): [string, ValueSchema][] =>
  Object.values<AnyKind>(kinds).flatMap((kind): [string, ValueSchema][] => [
    [kind.type, kindRecord(kind)],
    [`New${kind.type}`, kindBody(kind, true)],
    [`${kind.type}Changes`, kindBody(kind, false)],
  ])

const period = record({ from: orNull(day), grade: anyText, site: uuid, type: anyText, is_panel_member: flag })

const fileNode: ValueSchema = record({
  name: anyText,
  is_file: flag,
  children: listOf(ref('FileNode')),
  file_index: orNull({ ...count, description: 'The place of a new file among those sent.' }),
  uuid: orNull(uuid),
  size: orNull(count),
  dated: orNull(day),
  created_at: orNull(time),
  created_by_name: orNull(anyText),
  version: count,
})

const totals: ValueSchema = record({
  heads: listOf(
    record({
      name: anyText,
      case_part: orNull(anyText),
      net: money,
      vat: money,
      gross: money,
      excluded_because: orNull(anyText),
      line_count: count,
      unpriced: count,
      provisional: flag,
    }),
  ),
  net: money,
  vat: money,
  gross: money,
  value: orNull(money),
  unpriced: count,
})

const refusals: Records = {
  Refusal: record({
    message: anyText,
    details: { type: 'object', additionalProperties: true, description: 'A sentence for each field, by its path.' },
  }),
  GatewayError: record({
    errors: listOf(
      record({
        message: anyText,
        extensions: record({
          code: anyText,
          problems: listOf(record({ path: anyText, message: anyText })),
          details: { type: 'object', additionalProperties: true },
        }),
      }),
    ),
  }),
}

/** What is another of a system administrator than of the users of a firm. */
const ofNoFirm: Records = { client_role: { type: 'string', enum: ['admin'] }, site_uuid: { type: 'null' } }
const userKeys: Records = {
  client_uuid: orNull(uuid),
  children_clients: anyRecord,
  last_login: orNull(time),
  deactivated_at: orNull(time),
  has_second_factor: flag,
  absence: orNull(record({ from: day, until: orNull(day), deputy: uuid, deputy_name: anyText })),
  version: count,
}
const people: Records = {
  Viewer: record({
    user_uuid: uuid,
    client_uuid: orNull(uuid),
    system_role: orNull(
      record({
        Name: anyText,
        Permissions: listOf(record({ name: { type: 'string', enum: permissions }, rule: anyText })),
      }),
    ),
    client_role: orNull(anyRecord),
    children_clients: anyRecord,
    read_only: flag,
  }),
  Client: recordOf(newClient, {
    ...{ parent: orNull(uuid), archived_at: orNull(time), version: count, mark: orNull(markRecord) },
    merged_into: orNull({
      ...uuid,
      description: 'The client that it was merged into: then nothing is of it any more.',
    }),
  }),
  Site: recordOf(site, { version: count }),
  FeeEarner: recordOf(feeEarner, { periods: listOf(period), retired_from: orNull(day), version: count }),
  Removal: record({
    uuid,
    kind: { type: 'string', enum: removalKinds },
    name: anyText,
    client_uuid: uuid,
    client_name: anyText,
    removed_at: time,
    removed_by_name: anyText,
  }),
  User: recordOf(user, userKeys),
  InvitedUser: recordOf(user, { ...userKeys, invitation: orNull(ref('AccountLink')) }),
  Administrator: recordOf(user, { ...userKeys, ...ofNoFirm }),
  InvitedAdministrator: recordOf(user, { ...userKeys, ...ofNoFirm, invitation: orNull(ref('AccountLink')) }),
  AccountLink: record({
    kind: { type: 'string', enum: accountLinkKinds },
    expires_at: {
      ...time,
      description: 'Until when it can be used, once: 24 hours for an invitation, one for a reset.',
    },
    sent_to: orNull({ ...anyText, description: 'Where it is mailed; null where no mail is sent.' }),
    link: orNull({ ...anyText, description: 'For the caller to hand over; null where it is mailed.' }),
  }),
  UserGroup: record({ uuid, name: anyText, users: listOf(record({ uuid })), version: count }),
  ApiClient: recordOf(apiClient, { last_used: orNull(time), created_at: time }),
}

const caseKeys: Records = {
  uuid,
  case_name: anyText,
  solicitors_case_reference: anyText,
  area_of_work: { type: 'string', enum: Object.keys(areas) },
  case_type: anyText,
  stage: { type: 'string', enum: stages },
  client: uuid,
  fee_earner: anyRecord,
  site: uuid,
  certificate: orNull(anyRecord),
  unresolved_comments: count,
  created_at: time,
  updated_at: time,
  version: count,
}

const cases: Records = {
  Case: record(caseKeys),
  ListedCase: record({ ...caseKeys, value: orNull(money), unpriced: orNull(count) }),
  Note: recordOf(note, {
    created_by: uuid,
    created_by_name: anyText,
    created_at: time,
    changed_at: orNull(time),
    version: count,
  }),
  Comment: recordOf(comment, { created_by: anyRecord, resolved: flag, version: count }),
  Totals: totals,
  FileNode: fileNode,
  Output: record({ uuid, file_name: anyText, size: count, created_at: time }),
  Role: { type: 'string', enum: roles },
}

/** The records of a description of the API, by name. */
export const restRecords = (): Records => ({
  ...refusals,
  ...people,
  ...cases,
  ...reportRecords,
  ...scimRecords,
  ...Object.fromEntries([...areaBodies(), ...kindSchemas()]),
})
