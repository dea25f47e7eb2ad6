import { field } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'
import { FORM_ERROR } from 'final-form'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { submitErrors } from './submit-errors.ts'

const fields = { caseName: field(text(3, 255)), certificateNumber: field(text(12, 12)) }

test('a problem of the certificate of a case is at its field, which the form has among its own', () => {
  const problems = [
    { path: 'certificate.certificateNumber', message: 'Enter exactly 12 characters.' },
    { path: 'caseName', message: 'Enter at least 3 characters.' },
    { path: 'elsewhere.caseName', message: 'Too late.' },
  ]
  const refusal = new CombinedGraphQLErrors({
    errors: [{ message: 'Please complete all fields to continue.', extensions: { code: 'INVALID_INPUT', problems } }],
  })
  expect(submitErrors(refusal, fields)).toEqual({
    certificateNumber: 'Enter exactly 12 characters.',
    caseName: 'Enter at least 3 characters.',
    [FORM_ERROR]: { message: 'Please complete all fields to continue.', details: ['elsewhere.caseName: Too late.'] },
  })
})
