import type { AdvocacyScheme, AreaOfWork } from '@costdraft/costing'
import type { CaseFacts } from '../field.ts'
import { partsOfType, type AnyArea } from './area.ts'
import { productAreas } from './areas.generated.ts'

/** The areas of work, by their word on the wire. */
export const areas = productAreas satisfies { readonly [A in AreaOfWork]: AnyArea & { name: A } }

/** Areas of work by name. A test may add one that the product does not have. */
export type Areas = Readonly<Record<string, AnyArea>>

/** The area of a name; undefined for one that this version does not know, as another host may have. */
export const areaOf = (name: string, known: Areas = areas): AnyArea | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined

/** What decides of a case beside its area and type. */
interface FurtherFacts {
  advocacyScheme?: AdvocacyScheme | null | undefined
  period?: CaseFacts['period']
}

/**
 * What decides the fields of the items of a case, and of the case itself. A counsel arrangement is on a high cost
 * certificate alone.
 */
export function caseFactsOf(
  name: string,
  caseType: string,
  known: Areas = areas,
  { advocacyScheme, period }: FurtherFacts = {},
): CaseFacts {
  const area = areaOf(name, known)
  const dualAspect = area !== undefined && partsOfType(area, caseType).length > 1
  return {
    area: name,
    caseType,
    dualAspect,
    ...(area?.itemFields && { itemFields: area.itemFields }),
    ...(advocacyScheme && { advocacyScheme }),
    ...(period && { period }),
  }
}
