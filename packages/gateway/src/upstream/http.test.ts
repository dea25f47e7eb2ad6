import { expect, test } from 'vitest'
import { hasEffect } from './http.ts'

const TABLE = 'client/6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10/rates/hourly_9b'

test.each([
  ['GET', 'client/case', false],
  ['POST', 'client/case/batch', false],
  ['POST', `${TABLE}/preview`, false],
  ['POST', `${TABLE}/preview?first=50&after=x`, false],
  ['POST', 'client/6f2b1e0e/fee-earner/0c2d7f4a/preview?first=50', false],
  ['POST', 'clients/6f2b1e0e/sites/0c2d7f4a/preview', false],
  ['POST', 'clients/6f2b1e0e/sites/0c2d7f4a', true],
  ['POST', `${TABLE}/edition`, true],
  ['PATCH', `${TABLE}/preview`, true],
  ['POST', `${TABLE}/preview/more`, true],
  ['POST', 'client/case/batch/more', true],
  ['POST', 'client/case?x=/rates/a/preview', true],
])('%s %s has an effect: %s', (method, path, has) => expect(hasEffect(method, path)).toBe(has))
