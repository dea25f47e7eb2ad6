import { expect, test } from 'vitest'
import { creationBody } from './creation-body.ts'
import { areas } from './index.ts'

test('an input is sent with wire names, its certificate and scopes within it', () => {
  const input = {
    caseName: 'Re Sent',
    solicitorsCaseReference: undefined,
    certificate: { certificateNumber: '1120459AA777', certificateScopes: [{ scope: 'FM062' }] },
    lost: 1,
  }
  expect(creationBody(areas.legal_aid, input)).toEqual({
    case_name: 'Re Sent',
    certificate: {
      certificate_number: '1120459AA777',
      certificate_scopes: [{ scope: 'FM062', case_part: null }],
    },
  })
})

test('an area without a certificate is sent none', () =>
  expect(creationBody(areas.inter_parties, { caseName: 'Ash v Birch' })).toEqual({ case_name: 'Ash v Birch' }))
