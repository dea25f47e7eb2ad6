import { expect, test } from 'vitest'
import { scopeOfField } from './field-scopes.ts'

test.each([
  ['reports', 'reports:read'],
  ['reportSheet', 'reports:read'],
  ['cases', 'cases:read'],
  ['caseSheet', 'cases:read'],
  ['webhooks', 'webhooks'],
  ['users', 'admin:read'],
  ['viewer', undefined],
])('%s needs the scope %s', (field, scope) => {
  expect(scopeOfField(field, false)).toBe(scope)
})
