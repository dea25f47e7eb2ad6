import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import { changeCaseDetails, changeCertificate } from '../case-routes/case-changes.ts'
import { draftedAreaOf } from '../case-routes/case-paths.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { claimColumns, setExceptional } from '../cases/exceptional.ts'
import { enhancementKey, enhancementsOf } from '../enhancements/enhancements.ts'
import { setEnhancements } from '../enhancements/set-enhancements.ts'
import { changeIn } from '../http/body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import type { AuditRow } from './audit-page.ts'
import { withBody, type Restorable } from './restorable.ts'
import type { MutableRowValues } from '../db/row-values.ts'

interface Served {
  items: Items
  areas: Areas
  today: () => string
}

/** Of the values of a record, those under the keys of an entry. */
const valuesUnder = (keys: readonly string[], values: Readonly<MutableRowValues>): MutableRowValues =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
const CLAIMS = ['exceptional', 'exceptional_parts']

/**
 * The fields of a case with the values that they had before an entry. What is claimed as exceptional has a path of its
 * own, and no version.
 */
export function caseToRestore(
  asked: ItemsRequestContext,
  owner: CaseRow,
  { before }: AuditRow,
  served: Served,
): Restorable {
  const keys = Object.keys(before ?? {})
  const restored = valuesUnder(keys, { ...before })
  const current = { ...owner, fee_earner: owner.fee_earner.uuid, ...claimColumns(owner.exceptional) }
  const fields = valuesUnder(
    keys.filter((key) => !CLAIMS.includes(key)),
    restored,
  )
  const store = async (): Promise<void> => {
    const path = draftedAreaOf(owner, served.areas).changePath
    if (Object.keys(fields).length > 0)
      await changeCaseDetails(asked, { ...changeIn(asked.req), uuid: owner.uuid, path, body: fields }, served)
    if (!keys.some((key) => CLAIMS.includes(key))) return
    const claimed = { ...claimColumns(owner.exceptional), ...restored }
    const exceptionals = owner.exceptional.map(({ case_part }) => ({
      case_part,
      exceptional: case_part === null ? claimed.exceptional === true : claimed.exceptional_parts.includes(case_part),
    }))
    await setExceptional(withBody(asked, { exceptionals }), owner.uuid, served.areas)
  }
  return { version: owner.version, now: valuesUnder(keys, current as MutableRowValues), restored, store }
}

/** The same of the certificate of a case, which shares its version. */
export function certificateToRestore(
  asked: ItemsRequestContext,
  owner: CaseRow,
  { before }: AuditRow,
  served: Served,
): Restorable | undefined {
  const { certificate } = draftedAreaOf(owner, served.areas)
  const restored = { ...before }
  if (!certificate) return undefined
  return {
    version: owner.version,
    now: valuesUnder(Object.keys(restored), { ...owner.certificate }),
    restored,
    store: () =>
      changeCertificate(
        asked,
        { ...changeIn(asked.req), uuid: owner.uuid, path: certificate.path, body: restored },
        served,
      ),
  }
}

/** The percentages that an entry changed, as they were before; those of other activities stay. */
export async function enhancementsToRestore(
  asked: ItemsRequestContext,
  owner: CaseRow,
  { before }: AuditRow,
  areas: Areas,
): Promise<Restorable> {
  const rows = await enhancementsOf(asked.tx, owner.uuid)
  const restored = { ...before }
  const keys = Object.keys(restored)
  const current = {
    ...Object.fromEntries(keys.map((key) => [key, 0])),
    ...Object.fromEntries(rows.map((row) => [enhancementKey(row), row.enhancement])),
  }
  const kept = rows.filter((row) => !keys.includes(enhancementKey(row)))
  const back = Object.entries(restored).flatMap(([key, enhancement]) => {
    const [activity_type, case_part = null] = key.split('.').toReversed()
    return Number(enhancement) > 0 ? [{ activity_type, case_part, enhancement }] : []
  })
  return {
    version: owner.enhancements_version,
    now: valuesUnder(keys, current),
    restored,
    store: () =>
      setEnhancements(withBody(asked, { enhancements: [...kept, ...(back as EnhancementRow[])] }), owner.uuid, areas),
  }
}
