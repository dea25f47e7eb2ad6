import { Router } from 'express'
import { assertClient } from '../access/assert-client.ts'
import { HttpError } from '../http/errors.ts'
import type { Ask } from '../http/request.ts'
import { readCase } from './case-rows.ts'

/** Areas of work that this version does not draft, as they stand in the specified paths. */
const AREAS = ['high-cost', 'court-of-protection', 'inter-parties'] as const
const ONLY_LEGAL_AID = 'Only legal aid cases can be drafted in this version.'

/** The specified paths of the areas that this version does not draft: they refuse in a sentence whoever may use them. */
export const otherAreaRoutes = (ask: Ask): Router => {
  const router = Router()
  const refuseCase = (path: string, refusal: (uuid: string) => HttpError): void => {
    router.patch(
      path,
      ask(async ({ tx, viewer, req }) => {
        const { uuid } = await readCase(tx, viewer, String(req.params.uuid))
        throw refusal(uuid)
      }),
    )
  }
  for (const area of AREAS) {
    router.post(
      `/client/:clientUuid/case/${area}`,
      ask(async ({ viewer, req }) => {
        assertClient(viewer, String(req.params.clientUuid), 'case:create')
        throw new HttpError(422, ONLY_LEGAL_AID, { area_of_work: 'Choose legal aid.' })
      }),
    )
    refuseCase(`/client/case/${area}/:uuid`, (uuid) => {
      const sentence = `This is a legal aid case. Change it through PATCH client/case/legal-aid/${uuid}.`
      return new HttpError(422, sentence, { area_of_work: sentence })
    })
  }
  refuseCase('/client/case/:uuid/high-cost/certificate', (uuid) => {
    const sentence = `This is a legal aid case. Change its certificate through PATCH client/case/${uuid}/certificate.`
    return new HttpError(422, sentence, { area_of_work: sentence })
  })
  refuseCase('/client/case/:uuid/value-of-assets', () => {
    const sentence = 'A legal aid case has no such field.'
    return new HttpError(422, sentence, { value_of_assets: sentence })
  })
  return router
}
