import { can } from '@costdraft/schema/access/can.ts'
import { isRetiredOn, retiredText } from '@costdraft/schema/clients/retirement.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { givenFeeEarner } from '../clients/fee-earners.ts'
import { Forbidden } from '../errors/errors.ts'
import { nameKey } from '../ledger/name-key.ts'
import type { FirmFacts } from './firm-facts.ts'
import type { PersonGroup } from './groups.ts'
import { judged, type Verdict } from './judge.ts'
import type { EarnerPlan, JudgedPlan, PlanContext, UserPlan } from './people-plan.ts'
import { usualType } from './words.ts'

type Earner = FirmFacts['earners'][number]

const WHERE = 'Change it with the fee earner, where you say from which day.'
const NOT_LINKED = 'The firm has a fee earner of this name already, who is not linked to this user. Link them there.'

/** The fee earner that a person is already: that of their user, else one of the same name and site. */
function knownEarner(earners: readonly Earner[], name: string, site: string, user: UserPlan | null) {
  const uuid = user && user.change !== 'added' ? user.stored.uuid : undefined
  const own = uuid === undefined ? undefined : earners.find((earner) => earner.user === uuid)
  if (own) return own
  const same = earners.filter(
    (earner) => nameKey(`${earner.firstname} ${earner.surname}`) === nameKey(name) && earner.site === site,
  )
  // Another user's is somebody else of the same name.
  return same.find((earner) => user === null || earner.user === null)
}

/** What a row says of a fee earner who is there otherwise. */
function otherwise({ values }: PersonGroup, earner: Earner, sites: FirmFacts['sites'], today: string): Verdict[] {
  const name = `${earner.firstname} ${earner.surname}`
  if (isRetiredOn(earner.retired_from, today))
    return [
      {
        column: 'grade',
        message: `${name}: ${retiredText(earner.retired_from ?? '')}. Take that back with the fee earner.`,
      },
    ]
  const verdicts: Verdict[] = []
  if (values.grade !== earner.grade)
    verdicts.push({ column: 'grade', message: `${name} is of grade ${earner.grade} here. ${WHERE}` })
  if (values.type !== null && values.type !== earner.type) {
    const label = labelOf(earner.type).toLowerCase()
    verdicts.push({ column: 'fee_earner_type', message: `${name} is a ${label} here. ${WHERE}` })
  }
  if (values.site !== null && values.site !== earner.site) {
    const site = sites.find(({ uuid }) => uuid === earner.site)?.site_name ?? ''
    verdicts.push({ column: 'site', message: `The fee earner ${name} is at ${site}. ${WHERE}` })
  }
  if (values.initials !== null && values.initials !== earner.initials)
    verdicts.push({
      column: 'initials',
      message: `${name} has the initials ${earner.initials} here. Change them with the fee earner.`,
    })
  return verdicts
}

/** Who and where a fee earner is: as the file says, else as the user, else at the headquarters. */
const placeOf = ({ values }: PersonGroup, user: UserPlan | null, { sites }: Pick<FirmFacts, 'sites'>) => ({
  firstname: values.firstname ?? user?.value.firstname ?? '',
  surname: values.surname ?? user?.value.surname ?? '',
  site: values.site ?? user?.value.siteUuid ?? sites[0]?.uuid ?? '',
})

/**
 * What becomes of the fee earner of a person who has a grade; null without one. One who is there already stays as they
 * are: what a fee earner is holds from a day, which a sheet does not say.
 */
export function earnerPlan(
  group: PersonGroup,
  user: UserPlan | null,
  { viewer, firm }: Pick<PlanContext, 'viewer' | 'firm'>,
): JudgedPlan<EarnerPlan | null> & { warnings?: Verdict[] } {
  const { grade, type, initials } = group.values
  if (grade === null) return { value: null }
  const { firstname, surname, site } = placeOf(group, user, firm)
  const earner = knownEarner(firm.earners, `${firstname} ${surname}`, site, user)
  if (earner) {
    const verdicts = otherwise(group, earner, firm.sites, firm.today)
    if (verdicts.length > 0) return { verdicts }
    const isUnlinked = user !== null && earner.user === null
    return {
      value: { change: 'unchanged', type: earner.type },
      warnings: isUnlinked ? [{ column: 'grade', message: NOT_LINKED }] : [],
    }
  }
  return judged('grade', () => {
    if (!can(viewer, 'client:edit', { client_uuid: firm.client }))
      throw new Forbidden('You cannot add fee earners here.')
    const body = { firstname, surname, site, grade, type: type ?? usualType(grade), initials }
    return { change: 'added', type: givenFeeEarner(body).type, body }
  })
}
