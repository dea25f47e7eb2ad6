import { nounOf, type AnyArea, type CertificateDeclaration } from '@costdraft/schema/areas/area.ts'
import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { caseHasNo, notDrafted } from '../areas/sentences.ts'
import { HttpError } from '../errors/errors.ts'
import type { CaseRow } from '../cases/case-rows.ts'

type Named = Pick<CaseRow, 'uuid' | 'area_of_work'>

/** 422 for a request of another area of work. */
const otherArea = (sentence: string): HttpError => new HttpError(422, sentence, { area_of_work: sentence })

/** The area of a stored case. Throws 422 for one that this version does not draft. */
export function draftedAreaOf({ area_of_work }: Pick<Named, 'area_of_work'>, areas: Areas): AnyArea {
  const area = areaOf(area_of_work, areas)
  if (!area?.isDrafted) throw notDrafted(areas)
  return area
}

/**
 * The paths `client/case/{path}/{id}`: those the areas declare, and for each area the one at which its cases are
 * created.
 */
export const casePathsOf = (areas: Areas): string[] => [
  ...new Set(Object.values(areas).flatMap(({ changePath, createPath }) => [changePath, createPath])),
]

/** The paths `client/case/{id}/{path}` of the certificates. */
export const certificatePathsOf = (areas: Areas): string[] => [
  ...new Set(Object.values(areas).flatMap(({ certificate }) => certificate?.path ?? [])),
]

/** Throws 422 with the right path if the cases of an area are not changed at this one. */
export function assertCasePath(area: AnyArea, { uuid }: Named, path: string): void {
  const { changePath, createPath } = area
  if (path !== changePath && path !== createPath)
    throw otherArea(`This is ${nounOf(area)}. Change it through PATCH client/case/${changePath}/${uuid}.`)
}

/** The certificate of an area. Throws 422 with the right path if it is not changed at this one, or if there is none. */
export function assertCertificatePath(area: AnyArea, { uuid }: Named, path: string): CertificateDeclaration {
  const { certificate } = area
  if (!certificate) throw otherArea(caseHasNo(area, 'certificate'))
  if (path !== certificate.path)
    throw otherArea(
      `This is ${nounOf(area)}. Change its certificate through PATCH client/case/${uuid}/${certificate.path}.`,
    )
  return certificate
}
