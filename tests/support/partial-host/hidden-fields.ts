import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { snakeName } from '@costdraft/schema/names.ts'

/** Keys of any row, by the addition that brings them. */
const ofAnyRow: Readonly<Record<string, string>> = {
  version: 'versions',
  periods: 'fee_earner_periods',
  retired_from: 'retirement',
  guideline_band: 'guideline_band',
  remembers_reductions: 'remembers_reductions',
}
/** Keys of the rows in a list, by its name. */
const ofLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  procedural_step_attendances: { amount: 'step_attendance_rate' },
}
/** Keys of cases, by their area. */
const ofAreas = Object.fromEntries(
  Object.values<AnyArea>(areas).map(({ name, addedFields = [] }) => [
    name,
    Object.fromEntries(addedFields.flatMap(({ addition, names }) => names.map((one) => [snakeName(one), addition]))),
  ]),
)

/** What a host without some additions answers, where ours answers `value`. */
export function bodyWithout(value: unknown, lacks: (addition: string) => boolean, list = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => bodyWithout(row, lacks, list))
  if (typeof value !== 'object' || value === null) return value
  const { area_of_work } = value as { area_of_work?: string }
  const added: Record<string, string> = { ...ofAnyRow, ...ofLists[list], ...ofAreas[area_of_work ?? ''] }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const addition = added[key]
      return addition && lacks(addition) ? [] : [[key, bodyWithout(inner, lacks, key)]]
    }),
  )
}
