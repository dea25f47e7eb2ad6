import {
  guidelineBandOf,
  type FeeEarnerFacts,
  type Grade,
  type GuidelineBand,
  type Location,
  type Region,
} from '@costdraft/costing'
import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

/** What prices read of an office. */
export interface OfficeFacts {
  region: Region
  location: Location
  postcode: string
  /** The band that the firm has set; null where it follows from location and postcode. */
  guidelineBand: GuidelineBand | null
}
/** What prices read of a fee earner, from a day (ISO; null for the first period); `site` is the uuid of the office. */
export interface EarnerPeriod {
  from: string | null
  site: string
  grade: Grade
  panelMember: boolean
}
/** The fee earners and offices of the firms of some cases, by uuid. */
export interface Earners {
  periods: ReadonlyMap<string, readonly [EarnerPeriod, ...EarnerPeriod[]]>
  offices: ReadonlyMap<string, OfficeFacts>
}
/** What a fee earner is on a day, as prices take it. */
export interface EarnerOnDay {
  region: Region
  location: Location
  panelMember: boolean
  feeEarner: FeeEarnerFacts
}

type EarnerRow = OfficeFacts & { office: string; earner: string | null } & Omit<EarnerPeriod, 'site'>

/**
 * The fee earners of the firms of cases with their periods, and the offices. One small query; a join would repeat the
 * look-up for every time recording.
 */
export const loadEarners = (tx: Tx, uuids: readonly string[]): Promise<Earners> =>
  readEarners(tx, sql`select client_uuid from "case" where uuid = any(${uuids}::uuid[])`)

/** The same of one firm. */
export const loadEarnersOf = (tx: Tx, client: string): Promise<Earners> => readEarners(tx, sql`select ${client}::uuid`)

async function readEarners(tx: Tx, clients: RawBuilder<unknown>): Promise<Earners> {
  const { rows } = await sql<EarnerRow>`
    select site.uuid as office, site.region, site.location, site.postcode, site.guideline_band as "guidelineBand",
      period.fee_earner as earner, period.from_day as "from", period.grade, period.is_panel_member as "panelMember"
    from site left join fee_earner_period period on period.site_uuid = site.uuid
    where site.client_uuid in (${clients})
    order by period.from_day nulls first`.execute(tx)
  const offices = new Map<string, OfficeFacts>()
  const periods = new Map<string, [EarnerPeriod, ...EarnerPeriod[]]>()
  for (const { office, region, location, postcode, guidelineBand, earner, from, grade, panelMember } of rows) {
    offices.set(office, { region, location, postcode, guidelineBand })
    if (earner === null) continue
    const period = { from, site: office, grade, panelMember }
    const known = periods.get(earner)
    if (known) known.push(period)
    else periods.set(earner, [period])
  }
  return { periods, offices }
}

/**
 * What a fee earner is on a day (ISO). Throws for a fee earner of another firm: the database lets no work name one.
 * Every answer is made once, because each row of a case asks.
 */
export function earnerOnDay({ periods, offices }: Earners): (earner: string, day: string) => EarnerOnDay {
  const made = new Map<string, readonly [Dated, ...Dated[]]>()
  interface Dated {
    from: string | null
    on: EarnerOnDay
  }
  const datedOf = (uuid: string): readonly [Dated, ...Dated[]] => {
    const known = made.get(uuid)
    if (known) return known
    const own = periods.get(uuid)
    if (!own) throw new Error('Work refers to a fee earner of another firm.')
    const dated = own.map(({ from, site, grade, panelMember }): Dated => {
      const office = offices.get(site)
      if (!office) throw new Error('A fee earner works at an office of another firm.')
      const { region, location } = office
      return {
        from,
        on: { region, location, panelMember, feeEarner: { uuid, grade, guidelineBand: guidelineBandOf(office) } },
      }
    }) as unknown as readonly [Dated, ...Dated[]]
    made.set(uuid, dated)
    return dated
  }
  return (earner, day) => {
    const dated = datedOf(earner)
    return (dated.length === 1 ? dated[0] : periodOn(dated, day)).on
  }
}
export type EarnerOn = ReturnType<typeof earnerOnDay>
