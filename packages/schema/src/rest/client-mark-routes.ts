import { markTypes } from '../clients/client-mark.ts'
import { anyText, record } from './json-schema.ts'
import type { RestRoutes } from './rest-route.ts'

const size = { type: 'number' } as const
/** What is told of a mark. */
export const markRecord = record({
  type: { type: 'string', enum: [...markTypes] },
  width: size,
  height: size,
  sha256: anyText,
})

const PICTURE =
  'A PNG of at most 2,000 pixels a side, or an SVG, of at most 200 kB. Of an SVG only what draws is kept: no scripts, styles, links or references.'

/** The mark of a client. */
export const clientMarkRoutes: RestRoutes = {
  'GET /clients/:client/mark': {
    tag: 'Clients',
    summary: 'The mark of a client',
    needs: 'client:read',
    answer: 'file',
  },
  'PUT /clients/:client/mark': {
    tag: 'Clients',
    summary: 'Sets the mark of a client',
    needs: 'client:edit',
    answer: markRecord,
    picture: [...markTypes],
    text: PICTURE,
  },
  'DELETE /clients/:client/mark': {
    tag: 'Clients',
    summary: 'Takes the mark of a client',
    needs: 'client:edit',
    answer: 'nothing',
  },
}
