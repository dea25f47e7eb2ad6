import { guidelineBandOf, type FeeEarnerFacts, type Grade, type GuidelineBand, type Location } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

interface Office {
  location: Location
  panelMember: boolean
  feeEarner: FeeEarnerFacts
}
interface OfficeRow extends Omit<Office, 'feeEarner'> {
  uuid: string
  grade: Grade
  postcode: string
  guidelineBand: GuidelineBand | null
}
/**
 * Office location, panel membership, grade and guideline band of the fee earners of these cases. One small query; a
 * join would repeat the look-up for every time recording.
 */
async function loadOffices(tx: Tx, uuids: readonly string[]): Promise<(earner: string) => Office> {
  const { rows } = await sql<OfficeRow>`
    select f.uuid, f.grade, s.location, s.postcode, s.guideline_band as "guidelineBand",
      f.is_panel_member as "panelMember" from fee_earner f join site s on s.uuid = f.site_uuid
    where f.client_uuid in (select client_uuid from "case" where uuid = any(${uuids}::uuid[]))`.execute(tx)
  const offices = new Map(
    rows.map(({ uuid, grade, panelMember, ...office }) => [
      uuid,
      { location: office.location, panelMember, feeEarner: { uuid, grade, guidelineBand: guidelineBandOf(office) } },
    ]),
  )
  return (earner) => {
    const office = offices.get(earner)
    if (!office) throw new Error('Work refers to a fee earner of another firm.')
    return office
  }
}

/** The office of a fee earner of these cases, read once and only if there is work. */
export type Offices = () => ReturnType<typeof loadOffices>
export function officesOf(tx: Tx, uuids: readonly string[]): Offices {
  let offices: ReturnType<typeof loadOffices> | undefined
  return () => (offices ??= loadOffices(tx, uuids))
}
