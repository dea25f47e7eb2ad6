import { ref } from './json-schema.ts'
import type { RestRoute } from './rest-route.ts'

// What the descriptions of clients and people have in common.

export const PAGE = ['first', 'after'] as const
export const EXTERNAL_ID = ['external_system', 'external_id'] as const
export const childRoles = { child_client_roles: { type: 'object', additionalProperties: ref('Role') } } as const
export const inUsers = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'Users',
  summary,
  ...more,
})
