import { wireNames } from '@costdraft/schema/names.ts'
import { factorRule } from '@costdraft/schema/users/second-factor.ts'
import { roles as allRoles, type Role } from '@costdraft/schema/access/roles.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { assertVersion, draftOf, validated } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'

const names = wireNames(factorRule)
const DERIVED = new Set(['version'])

interface Rule {
  roles: Role[]
  version: number
}

/** Which roles of a firm must have a second factor: none, version 0, where the firm has said nothing. */
export const ruleOf = async (tx: Tx, client: string): Promise<Rule> =>
  (await tx
    .selectFrom('second_factor_rule')
    .select(['roles', 'version'])
    .where('client_uuid', '=', client)
    .executeTakeFirst()) ?? { roles: [], version: 0 }

/**
 * `PATCH clients/{client}/second-factor`: who of the firm must have a second factor. Whoever has none adds one at the
 * next sign-in; sign-ins of now go on.
 */
export async function changeRule(asked: RequestContext, client: string): Promise<Rule> {
  const { tx, viewer, req } = asked
  await requireActiveClient(tx, client)
  const before = await ruleOf(tx, client)
  assertVersion(req, before)
  const given = validated(factorRule, draftOf(names, req.body, DERIVED)).roles
  const roles = allRoles.filter((role) => given.includes(role))
  const changed = difference({ roles: before.roles }, { roles })
  if (!changed) return before
  await tx
    .insertInto('second_factor_rule')
    .values({ client_uuid: client, roles })
    .onConflict((c) =>
      c.column('client_uuid').doUpdateSet((e) => ({
        roles,
        version: e('second_factor_rule.version', '+', 1),
        changed_at: e.fn<string>('now'),
      })),
    )
    .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'second_factor_rule', entity_uuid: client, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return ruleOf(tx, client)
}
