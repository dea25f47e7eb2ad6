import type { AdvocacyScheme, AreaOfWork } from '@costdraft/costing'
import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { outsideCases, type CaseFacts } from '@costdraft/schema/field.ts'
import type { AnyAreaScreens } from './area-screens.ts'
import { screens } from './areas.generated.ts'
import { unknownArea } from './unknown-area.ts'

/** The screens of the areas of work. An area without its screens does not compile. */
export const areaScreens: { readonly [A in AreaOfWork]: AnyAreaScreens } = screens

/** The screens of a case by its area of work; of one that this version does not know, what every case has. */
export const screensOf = (area: string | null): AnyAreaScreens =>
  area !== null && Object.hasOwn(areaScreens, area) ? areaScreens[area as AreaOfWork] : unknownArea

/** The facts of a case. Another host may leave out its area, or have words of its own for that and its type. */
export const factsOfCase = ({
  areaOfWork,
  caseType,
  certificate,
  startDate = null,
  endDate = null,
}: {
  areaOfWork: string | null
  caseType: string | null
  certificate?: { advocacyScheme?: string | null } | null
  startDate?: string | null
  endDate?: string | null
}): CaseFacts =>
  areaOfWork
    ? caseFactsOf(areaOfWork, caseType ?? '', undefined, {
        advocacyScheme: certificate?.advocacyScheme as AdvocacyScheme | null | undefined,
        ...((startDate ?? endDate) && { period: { start: startDate, end: endDate } }),
      })
    : { ...outsideCases, area: areaOfWork, caseType }
