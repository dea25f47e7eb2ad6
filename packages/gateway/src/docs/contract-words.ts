import type { Scope } from '@costdraft/schema/access/scopes.ts'
import type { WebhookType } from '@costdraft/schema/webhooks/webhooks.ts'

/** The scopes of API clients, and what each opens. */
const opens: Readonly<Record<Scope, string>> = {
  'cases:read': 'reading cases, their rows, notes, comments, files and documents',
  'cases:write': 'adding, changing, removing and moving them',
  'admin:read': 'reading clients, sites, fee earners, users, API clients, rates and the audit of administration',
  'admin:write': 'changing them',
  'reports:read': 'reading reports',
  webhooks: 'administering webhooks, and sending deliveries again',
  scim: 'provisioning users and user groups by SCIM, and nothing else; had only by an API client to which it was given by name',
}
export const scopes: readonly [name: string, opens: string][] = Object.entries(opens)

/** The types of events, and when each is sent. */
const sentWhen: Readonly<Record<WebhookType, string>> = {
  'case.stage_changed': 'a case was moved to another stage',
  'comment.added': 'somebody has commented on a row',
  'comment.resolved': 'a comment was resolved',
  'documents.ready': 'the documents of a completed case are made',
  'import.finished': 'a time ledger was imported',
}
export const eventTypes: readonly [name: string, when: string][] = Object.entries(sentWhen)
