import { kinds } from '@costdraft/schema/items/index.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { as } from './instance.ts'
import type { Target } from './target.ts'

/** The state of a firm that a stranger might have changed, as read by its owner and its parent's owner. */
export async function snapshotOf({
  owner,
  parent,
  caseUuid,
  addCourtOfProtectionCase,
  addInterPartesCase,
  highCostCase,
  complete,
  firm,
  items,
}: Target): Promise<string> {
  const paths = [
    `client/case/${caseUuid}`,
    `client/case/${addCourtOfProtectionCase}`,
    `client/case/${addCourtOfProtectionCase}/audit`,
    `client/case/${addInterPartesCase}`,
    `client/case/${addInterPartesCase}/audit`,
    `client/case/${addInterPartesCase}/budget`,
    `client/case/${highCostCase}`,
    `client/case/${highCostCase}/audit`,
    `client/case/${highCostCase}/totals`,
    `client/case/${caseUuid}/note`,
    `client/case/${caseUuid}/audit`,
    `client/case/${caseUuid}/time-recording/import`,
    `client/case/${caseUuid}/tr_enhancement`,
    `client/case/${complete}/output`,
    `client/case/${complete}/output/state`,
    `client/entity/case_fee/${items.hearing}/comment`,
    `client/${firm.client}/case`,
    `clients/${firm.client}`,
    `clients/${firm.client}/sites`,
    `client/${firm.client}/fee-earner`,
    `clients/${firm.client}/user-group`,
    `users/clients/${firm.client}/import`,
    `clients/${firm.client}/api-client`,
    `clients/webhook?client=${firm.client}`,
    `client/${firm.client}/rates`,
    `client/${firm.client}/rates/care_fixed_fee`,
    `client/${firm.client}/rate-card`,
    `client/${firm.client}/bill-list/opg105_categories`,
    `client/${firm.client}/bill-list/cop_activities`,
    'client/case-view',
    'users',
    'users?deactivated=true',
    'users/user/notification',
    'users/user/notification/settings',
    ...Object.values(kinds as Record<string, AnyKind>)
      .filter(({ list }) => list)
      .flatMap(({ path }) =>
        [caseUuid, addCourtOfProtectionCase, addInterPartesCase, highCostCase].map(
          (uuid) => `client/case/${uuid}/${path}`,
        ),
      ),
  ]
  const read = async (email: string, path: string): Promise<unknown> => {
    const { status, body } = await as(email).rest('GET', path)
    if (status !== 200) throw new Error(`${path} ${status}`)
    return body
  }
  // `last_login` changes with every request; everything else must be unchanged.
  return JSON.stringify(
    [...(await Promise.all(paths.map((path) => read(owner, path)))), await read(parent.owner, 'users')],
    (key, value: unknown) => (key === 'last_login' || key === 'last_login_ms' ? undefined : value),
  )
}

type Call = readonly [name: string, call: () => Promise<unknown>]
const AT_ONCE = 8
/**
 * Runs all calls, several concurrently, and fails if any of them has changed the target. To name the call, they are
 * then repeated one at a time.
 */
export async function unchangedBy(target: Target, calls: readonly Call[]): Promise<void> {
  const before = await snapshotOf(target)
  for (let at = 0; at < calls.length; at += AT_ONCE)
    await Promise.all(calls.slice(at, at + AT_ONCE).map(([, call]) => call()))
  let last = await snapshotOf(target)
  if (last === before) return
  for (const [name, call] of calls) {
    await call().catch(() => {})
    const now = await snapshotOf(target)
    if (now !== last) throw new Error(`Something was changed by ${name}.`)
    last = now
  }
  throw new Error('Something was changed, and not a second time.')
}
