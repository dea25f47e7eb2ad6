import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Crumb, RouteMeta } from '../navigation/route-meta.ts'

const screen = (path: string, Component: () => Promise<ComponentType>, meta: RouteMeta): RouteObject => ({
  path,
  lazy: { Component },
  handle: meta satisfies RouteMeta,
})

const admin: Crumb = { label: 'Admin' }
const costDraft: Crumb = { label: 'Cost Draft' }
const cases: Crumb = { label: 'Cases', to: '/cost-draft/cases' }
const completed: Crumb = { label: 'Completed', to: '/cost-draft/completed' }
const systemUsers: Crumb = { label: 'System users', to: '/admin/users' }
const users: Crumb = { label: 'Users', to: '/users/user-list' }
const clients: Crumb = { label: 'Active clients', to: '/clients/active' }
const systemClients: Crumb = { label: 'System clients', to: '/admin/clients' }
const settings: Crumb = { label: 'Settings', to: '/settings' }
const rates: Crumb = { label: 'Rates', to: '/settings/rates', keeps: ['client'] }
const developers: Crumb = { label: 'Developers', to: '/developers' }
const isAdmin = { needs: 'isAdmin' } as const
const readsUsers = { needs: 'readsUsers' } as const
const readsClients = { needs: 'readsClients' } as const
const editsRates = { needs: 'editsRates', unavailableText: 'Rates are not available from this service.' } as const
const readsReports = {
  needs: 'readsReports',
  openTo: 'Reports are open to those whose role may read the reports of a firm.',
  unavailableText: 'Reports are not available from this service.',
} as const

const auditLog = { title: 'Audit log', unavailableText: 'The audit log is not available from this service.' } as const

/** The routes of all screens except the dashboard. */
export const screens: RouteObject[] = [
  screen('/admin/clients', async () => (await import('../clients/list/ClientsPage.tsx')).SystemClientsPage, {
    title: 'System clients',
    parents: [admin],
    ...isAdmin,
  }),
  screen('/admin/clients/add', async () => (await import('../clients/AddClientPage.tsx')).AddSystemClientPage, {
    title: 'Add client',
    parents: [admin, systemClients],
    ...isAdmin,
  }),
  screen('/admin/clients/edit/:id', async () => (await import('../clients/EditClientPage.tsx')).EditSystemClientPage, {
    title: 'Edit client',
    parents: [admin, systemClients],
    ...isAdmin,
  }),
  screen('/admin/users', async () => (await import('../users/list/UserList.tsx')).SystemUsersPage, {
    title: 'System users',
    parents: [admin],
    ...isAdmin,
  }),
  screen('/admin/users/add', async () => (await import('../users/form/AddUserPage.tsx')).AddUserPage, {
    title: 'Add user',
    parents: [admin, systemUsers],
    ...isAdmin,
  }),
  screen('/admin/users/edit/:userUuid', async () => (await import('../users/form/EditUserPage.tsx')).EditUserPage, {
    title: 'Edit user',
    parents: [admin, systemUsers],
    ...isAdmin,
  }),
  screen(
    '/admin/administrators',
    async () => (await import('../users/administrators/AdministratorsPage.tsx')).AdministratorsPage,
    { title: 'System administrators', parents: [admin], ...isAdmin },
  ),
  screen(
    '/admin/audit-log',
    async () => (await import('../audit/administration/AuditLogPage.tsx')).SystemAuditLogPage,
    {
      ...auditLog,
      parents: [admin],
      ...isAdmin,
    },
  ),
  screen('/cost-draft/cases', async () => (await import('../cases/list/CasesPage.tsx')).CasesPage, {
    title: 'Cases',
    parents: [costDraft],
  }),
  screen('/cost-draft/cases/add-case', async () => (await import('../cases/NewCasePage.tsx')).NewCasePage, {
    title: 'New case',
    parents: [costDraft, cases],
  }),
  screen('/cost-draft/cases/draft/edit/:caseUuid', async () => (await import('../workspace/DraftPage.tsx')).DraftPage, {
    title: 'Edit draft',
    parents: [costDraft, cases],
  }),
  screen(
    '/cost-draft/cases/details/edit/:caseUuid',
    async () => (await import('../cases/EditCasePage.tsx')).EditCasePage,
    { title: 'Edit Case', parents: [costDraft, cases] },
  ),
  screen(
    '/cost-draft/cases/draft/review/:caseUuid',
    async () => (await import('../workspace/ReviewPage.tsx')).ReviewPage,
    { title: 'Review draft', parents: [costDraft, cases] },
  ),
  screen(
    '/cost-draft/cases/details/review/:caseUuid',
    async () => (await import('../cases/EditCasePage.tsx')).ReviewDetailsPage,
    { title: 'Review details', parents: [costDraft, cases] },
  ),
  screen('/cost-draft/reviews', async () => (await import('../cases/list/ReviewsPage.tsx')).ReviewsPage, {
    title: 'Reviews',
    parents: [costDraft],
  }),
  screen('/cost-draft/dates', async () => (await import('../cases/dates/DatesPage.tsx')).DatesPage, {
    title: 'Dates',
    parents: [costDraft],
    unavailableText: 'Dates are not available from this service.',
  }),
  screen('/cost-draft/completed', async () => (await import('../cases/list/CompletedListPage.tsx')).CompletedListPage, {
    title: 'Completed',
    parents: [costDraft],
  }),
  screen(
    '/cost-draft/completed/:caseUuid',
    async () => (await import('../workspace/CompletedPage.tsx')).CompletedPage,
    { title: 'View claim', parents: [costDraft, completed] },
  ),
  screen('/reports', async () => (await import('../reports/ReportsPage.tsx')).ReportsPage, {
    title: 'Reports',
    ...readsReports,
  }),
  screen('/reports/:report', async () => (await import('../reports/ReportPage.tsx')).ReportPage, {
    title: 'Reports',
    parents: [{ label: 'Reports', to: '/reports' }],
    ...readsReports,
  }),
  screen('/users/user-list', async () => (await import('../users/list/UserList.tsx')).UsersPage, {
    title: 'Users',
    ...readsUsers,
  }),
  screen('/users/add', async () => (await import('../users/form/AddUserPage.tsx')).AddUserPage, {
    title: 'Add user',
    parents: [users],
    ...readsUsers,
  }),
  screen('/users/edit/:userUuid', async () => (await import('../users/form/EditUserPage.tsx')).EditUserPage, {
    title: 'Edit user',
    parents: [users],
    ...readsUsers,
  }),
  screen('/users/user-groups', async () => (await import('../users/groups/UserGroupsPage.tsx')).UserGroupsPage, {
    title: 'User groups',
    parents: [users],
    ...readsUsers,
  }),
  screen('/users/roles', async () => (await import('../users/roles/RolesPage.tsx')).RolesPage, {
    title: 'Roles',
    parents: [users],
    ...readsUsers,
  }),
  screen('/clients/active', async () => (await import('../clients/list/ClientsPage.tsx')).ActiveClientsPage, {
    title: 'Active clients',
    parents: [{ label: 'Clients' }],
    ...readsClients,
  }),
  screen(
    '/clients/archived-clients',
    async () => (await import('../clients/list/ArchivedClientsPage.tsx')).ArchivedClientsPage,
    { title: 'Archived clients', parents: [{ label: 'Clients' }], ...readsClients },
  ),
  screen('/clients/removed', async () => (await import('../removals/RemovedPage.tsx')).RemovedPage, {
    title: 'Removed in the last 30 days',
    parents: [{ label: 'Clients' }],
    ...readsClients,
  }),
  screen('/clients/add', async () => (await import('../clients/AddClientPage.tsx')).AddClientPage, {
    title: 'Add client',
    parents: [clients],
    ...readsClients,
  }),
  screen('/clients/edit/:id', async () => (await import('../clients/EditClientPage.tsx')).EditClientPage, {
    title: 'Edit client',
    parents: [clients],
    ...readsClients,
  }),
  screen('/audit-log', async () => (await import('../audit/administration/AuditLogPage.tsx')).AuditLogPage, {
    ...auditLog,
    needs: 'readsAudit',
    openTo: 'It is open to those whose role may read the audit log of a firm.',
  }),
  screen('/settings', async () => (await import('../settings/SettingsPage.tsx')).SettingsPage, { title: 'Settings' }),
  screen('/settings/rates', async () => (await import('../rates/RatesPage.tsx')).RatesPage, {
    title: 'Rates',
    parents: [settings],
    ...editsRates,
  }),
  screen('/settings/rates/:key', async () => (await import('../rates/RateTablePage.tsx')).RateTablePage, {
    title: 'Table of rates',
    parents: [settings, rates],
    ...editsRates,
  }),
  screen('/settings/rates/:key/add', async () => (await import('../rates/edition/AddEditionPage.tsx')).AddEditionPage, {
    title: 'New edition',
    parents: [settings, rates],
    ...editsRates,
  }),
  screen(
    '/settings/rates/:key/edit/:uuid',
    async () => (await import('../rates/edition/EditEditionPage.tsx')).EditEditionPage,
    { title: 'Edit edition', parents: [settings, rates], ...editsRates },
  ),
  screen('/settings/bill-lists', async () => (await import('../rates/bill-lists/BillListsPage.tsx')).BillListsPage, {
    title: 'Lists of the Court of Protection',
    parents: [settings],
    ...editsRates,
  }),
  screen('/settings/rate-cards', async () => (await import('../rates/cards/RateCardsPage.tsx')).RateCardsPage, {
    title: 'Rate cards',
    parents: [settings],
    ...editsRates,
  }),
  screen('/settings/webhooks/:webhook', async () => (await import('../webhooks/WebhookPage.tsx')).WebhookPage, {
    title: 'Webhook',
    parents: [settings],
  }),
  screen('/developers', async () => (await import('../developers/DevelopersPage.tsx')).DevelopersPage, {
    title: 'Developers',
  }),
  screen('/developers/reference', async () => (await import('../developers/ReferencePage.tsx')).ReferencePage, {
    title: 'API reference',
    parents: [developers],
  }),
  screen('/developers/explorer', async () => (await import('../developers/ExplorerPage.tsx')).ExplorerPage, {
    title: 'Explorer',
    parents: [developers],
  }),
  screen('/profile', async () => (await import('../users/profile/ProfilePage.tsx')).ProfilePage, { title: 'Profile' }),
]
