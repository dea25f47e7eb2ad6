import { field } from '@costdraft/schema/field.ts'
import { GROUP_SCHEMA } from '@costdraft/schema/scim/names.ts'
import { text } from '@costdraft/schema/structs.ts'
import { validated } from '../http/body.ts'
import { lockGroup, membersOf, storeGroup, storeGroupChange, storeGroupRemoval } from '../users/groups.ts'
import { applyToGroup, type GroupDraft } from './group-draft.ts'
import { groupResource, provisionedGroupRow } from './group-resources.ts'
import { bodyOf, changesIn, readPatch, type Change } from './patch.ts'
import { isAnswered, projected, projectionOf } from './projection.ts'
import { assertMatch, withVersion, type ScimContext } from './scim-request.ts'

/** The fields of a group as a directory sends them. */
const group = { name: field(text(1, 100)), externalIds: field(text(1, 200)).optional() }

const nothing: GroupDraft = { displayName: null, externalId: null, members: new Set() }

function valueOf({ displayName, externalId, members }: GroupDraft) {
  const { name, externalIds } = validated(group, { name: displayName, externalIds: externalId })
  return { name, external_id: externalIds ?? null, users: [...members] }
}

/** The answer of one group, as a change has left it. */
async function answer(asked: ScimContext, uuid: string) {
  const { tx, client, base, req } = asked
  const projection = projectionOf(req.query)
  const row = await provisionedGroupRow(tx, client, uuid, isAnswered(projection, 'members'))
  return withVersion(asked, row, projected(groupResource(row, base), projection))
}

/** The group of the path, locked, with what it is. Throws 404, and 412 for another version. */
async function changedGroup(asked: ScimContext) {
  const { tx, client, req } = asked
  const row = await lockGroup(tx, client, String(req.params.group))
  assertMatch(asked, row)
  const { external_id } = await provisionedGroupRow(tx, client, row.uuid, false)
  const draft: GroupDraft = {
    displayName: row.name,
    externalId: external_id,
    members: new Set(await membersOf(tx, row.uuid)),
  }
  return { row, draft }
}

/** Stores what a group is to be, if it is not so already. */
async function change(
  asked: ScimContext,
  { row, draft: before }: Awaited<ReturnType<typeof changedGroup>>,
  draft: GroupDraft,
): Promise<void> {
  const { users, external_id, name } = valueOf(draft)
  const hasOthers = before.members.size !== draft.members.size || users.some((user) => !before.members.has(user))
  const given = {
    name,
    ...(external_id !== before.externalId && { external_id }),
    ...(hasOthers && { users }),
  }
  await storeGroupChange(asked, asked.client, row, given)
}

/** `GET Groups/{group}`. */
export const readGroup = (asked: ScimContext) => answer(asked, String(asked.req.params.group))

/** `POST Groups`: adds a user group. Throws 409 `uniqueness` for a name that is taken. */
export async function addGroup(asked: ScimContext) {
  const { req, res, client, base } = asked
  const draft = applyToGroup(changesIn('add', bodyOf(req.body, GROUP_SCHEMA)), nothing)
  const uuid = await storeGroup(asked, client, valueOf(draft))
  res.status(201).location(`${base}/Groups/${uuid}`)
  return answer(asked, uuid)
}

/** `PUT Groups/{group}`: replaces a group. Without members it has none. */
export async function replaceGroup(asked: ScimContext) {
  const found = await changedGroup(asked)
  await change(asked, found, applyToGroup(changesIn('replace', bodyOf(asked.req.body, GROUP_SCHEMA)), nothing))
  return answer(asked, found.row.uuid)
}

/**
 * `PATCH Groups/{group}`: makes all changes of a request, or none. Answers the group only where attributes of it are
 * asked for (RFC 7644 section 3.5.2): it may have a thousand members.
 */
export async function patchGroup(asked: ScimContext) {
  const found = await changedGroup(asked)
  const changes: Change[] = readPatch(asked.req.body)
  await change(asked, found, applyToGroup(changes, found.draft))
  const { attributes } = projectionOf(asked.req.query)
  const group = await answer(asked, found.row.uuid)
  return attributes ? group : undefined
}

/** `DELETE Groups/{group}`. Its people stay. */
export async function deleteGroup(asked: ScimContext): Promise<undefined> {
  const { row } = await changedGroup(asked)
  await storeGroupRemoval(asked, asked.client, row)
}
