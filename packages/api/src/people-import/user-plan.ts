import { user } from '@costdraft/schema/users/users.ts'
import { taken } from '../db/taken-values.ts'
import { Conflict, Forbidden, ValidationError } from '../errors/errors.ts'
import { changedUser, differenceOfUser } from '../users/change-user.ts'
import { lastOwner } from '../users/last-owner.ts'
import { assertMayGrant, givenUser } from '../users/store-user.ts'
import type { UserRow } from './firm-facts.ts'
import type { PersonGroup } from './groups.ts'
import { judged } from './judge.ts'
import type { JudgedPlan, PlanContext, UserPlan } from './people-plan.ts'

/** What a person's rows say of the user, in wire names; what they do not say is absent. */
const bodyOf = ({ values }: PersonGroup): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({
      firstname: values.firstname,
      surname: values.surname,
      client_role: values.role,
      site_uuid: values.site,
      solicitor_sra_number: values.sraNumber,
    }).filter(([, value]) => value !== null),
  )

/**
 * What becomes of the user of a person who has an e-mail address, by the rules of adding and changing one. `stored` is
 * who has the address; `owners` are those of the firm as far as the file has been planned, and are kept up.
 */
export function userPlan(
  group: PersonGroup,
  stored: UserRow | 'other' | undefined,
  context: Pick<PlanContext, 'viewer' | 'firm' | 'host'>,
  owners: string[],
): JudgedPlan<UserPlan> {
  const isRoleSaid = stored !== undefined && group.values.role !== null
  return judged(isRoleSaid ? 'client_role' : 'email_address', () => {
    if (stored === 'other') throw new ValidationError(taken.person_email)
    return stored === undefined ? added(group, context, owners) : changed(group, stored, context, owners)
  })
}

const NEITHER = 'Say the role, or this number: without a role the person is a solicitor.'
/** Whoever has neither role nor SRA number is likely no solicitor, which the file has not said either. */
function sayingRole<T>({ values: { role, sraNumber } }: PersonGroup, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof ValidationError) || role !== null || sraNumber !== null) throw error
    throw new ValidationError({ ...error.details, solicitor_sra_number: NEITHER })
  }
}

/** A new user is a solicitor at the headquarters unless the file says otherwise. */
function added(group: PersonGroup, { viewer, firm }: Pick<PlanContext, 'viewer' | 'firm'>, owners: string[]): UserPlan {
  const value = sayingRole(group, () =>
    givenUser(user, {
      client_role: 'solicitor',
      site_uuid: firm.sites[0]?.uuid,
      email_address: group.values.email,
      ...bodyOf(group),
    }),
  )
  assertMayGrant(viewer, firm.client, value.clientRole)
  if (value.clientRole === 'owner') owners.push(value.emailAddress)
  return { change: 'added', value }
}

function changed(
  group: PersonGroup,
  stored: UserRow,
  { viewer, host }: Pick<PlanContext, 'viewer' | 'host'>,
  owners: string[],
): UserPlan {
  if (stored.deactivated_at !== null) throw new Conflict('This user is deactivated. Reactivate the user first.')
  const value = changedUser(viewer, stored, bodyOf(group), host)
  if (!differenceOfUser(stored, value)) return { change: 'unchanged', value, stored }
  if (!stored.may_edit) throw new Forbidden('You cannot change a user whose role is above your own.')
  const [wasOwner, isOwner] = [stored.client_role === 'owner', value.clientRole === 'owner']
  if (wasOwner && !isOwner) {
    if (owners.length === 1) throw lastOwner()
    owners.splice(owners.indexOf(stored.uuid), 1)
  }
  if (isOwner && !wasOwner) owners.push(stored.uuid)
  return { change: 'updated', value, stored }
}
