import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { Firm } from './firms.ts'

// What the cases of an area need that has a file of its own here, in areas/<area>.ts: `area`, and `fields`, the fields
// of a case beside name, reference, fee earner and site, as GraphQL has them.

interface OwnFile {
  area: AnyArea
  fields: Draft
}
const folder = join(import.meta.dirname, 'areas')
const names = existsSync(folder) ? readdirSync(folder) : []
export const furtherAreaCases: readonly OwnFile[] = await Promise.all(
  names.map((name) => import(join(folder, name)) as Promise<OwnFile>),
)
const known: ReadonlySet<string> = new Set(Object.keys(areas))
for (const { area } of furtherAreaCases) if (!known.has(area.name)) throw new Error(`There is no area ${area.name}.`)

/** A case of such an area in a firm, as GraphQL takes it. */
export const caseInput = ({ fields }: OwnFile, { site, feeEarner }: Pick<Firm, 'site' | 'feeEarner'>): Draft => ({
  caseName: 'Re Taken',
  solicitorsCaseReference: 'X/1',
  feeEarner,
  site,
  ...fields,
})
/** The same as the API takes it. */
export const caseBody = (
  file: OwnFile,
  firm: Pick<Firm, 'client' | 'site' | 'feeEarner'>,
): Record<string, unknown> => ({
  ...toWire(wireNames(file.area.fields), caseInput(file, firm)),
  area_of_work: file.area.name,
  solicitor: firm.client,
})
