import type { AreaOfWork } from '@costdraft/costing'
import type { AreaDocuments, BeforeDocuments, LineNumbers } from './area-documents.ts'
import { interPartesRefusal } from './inter-partes/documents.ts'
import { documentsOfAreas } from './documents.generated.ts'
import type { FrozenCase } from './frozen-case.ts'
import { lineNumbersOfAreas } from './line-numbers.generated.ts'

/** The documents of each area of work that has any. */
const documents: { readonly [A in AreaOfWork]?: AreaDocuments } = documentsOfAreas

const numbers: { readonly [A in AreaOfWork]?: LineNumbers } = lineNumbersOfAreas

/**
 * Why the documents of a case of an area cannot be made, in a sentence; an area that is not here can always make them.
 */
const refusals: { readonly [A in AreaOfWork]?: (facts: BeforeDocuments) => string | null } = {
  inter_parties: interPartesRefusal,
}

/** Why the documents of a completed case cannot be made, in a sentence; null if they can. */
export const documentsRefusal = (area: string, facts: BeforeDocuments): string | null =>
  (Object.hasOwn(refusals, area) && refusals[area as AreaOfWork]?.(facts)) || null

/** The documents of an area by its name; null if none can be made for its cases. */
export const documentsOf = (area: string): AreaDocuments | null =>
  (Object.hasOwn(documents, area) ? documents[area as AreaOfWork] : null) ?? null

/** Whether a document of an area lists the files of the case. */
export const listsFiles = (area: string): boolean =>
  documentsOf(area)?.some((document) => document.listsFiles === true) === true

/** The numbers that the documents of a case print for the lines of its bill; null for all where there are none. */
export function lineNumbersOf(frozen: FrozenCase): ReturnType<LineNumbers> {
  const area = frozen.case.areaOfWork
  const found = Object.hasOwn(numbers, area) ? numbers[area as AreaOfWork] : undefined
  return found ? found(frozen) : () => null
}
