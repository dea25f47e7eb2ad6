import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Crumb, RouteMeta } from './route-meta.ts'

const lazy: RouteObject['lazy'] = { Component: async () => (await import('./UnavailablePage.tsx')).UnavailablePage }

const missing = (path: string, what: string, place: RouteMeta): RouteObject => ({
  path,
  lazy,
  handle: { ...place, missing: `${what} not available in this version.` } satisfies RouteMeta,
})

const screen = (path: string, Component: () => Promise<ComponentType>, place: RouteMeta): RouteObject => ({
  path,
  lazy: { Component },
  handle: place satisfies RouteMeta,
})

const admin: Crumb = { label: 'Admin' }
const costDraft: Crumb = { label: 'Cost Draft' }
const cases: Crumb = { label: 'Cases', to: '/cost-draft/cases' }
const completed: Crumb = { label: 'Completed', to: '/cost-draft/completed' }
const systemUsers: Crumb = { label: 'System users', to: '/admin/users' }
const users: Crumb = { label: 'Users', to: '/users/user-list' }
const clients: Crumb = { label: 'Active clients', to: '/clients/active' }
const systemClients: Crumb = { label: 'System clients', to: '/admin/clients' }
const isAdmin = { needs: 'isAdmin' } as const
const readsUsers = { needs: 'readsUsers' } as const
const readsClients = { needs: 'readsClients' } as const

/** Every screen of the product except the dashboard. */
export const screens: RouteObject[] = [
  screen('/admin/clients', async () => (await import('../clients/list/ClientsPage.tsx')).SystemClientsPage, {
    title: 'System clients',
    above: [admin],
    ...isAdmin,
  }),
  screen('/admin/clients/add', async () => (await import('../clients/AddClientPage.tsx')).AddSystemClientPage, {
    title: 'Add client',
    above: [admin, systemClients],
    ...isAdmin,
  }),
  screen('/admin/clients/edit/:id', async () => (await import('../clients/EditClientPage.tsx')).EditSystemClientPage, {
    title: 'Edit client',
    above: [admin, systemClients],
    ...isAdmin,
  }),
  screen('/admin/users', async () => (await import('../users/list/UserList.tsx')).SystemUsersPage, {
    title: 'System users',
    above: [admin],
    ...isAdmin,
  }),
  screen('/admin/users/add', async () => (await import('../users/form/AddUserPage.tsx')).AddUserPage, {
    title: 'Add user',
    above: [admin, systemUsers],
    ...isAdmin,
  }),
  screen('/admin/users/edit/:userUuid', async () => (await import('../users/form/EditUserPage.tsx')).EditUserPage, {
    title: 'Edit user',
    above: [admin, systemUsers],
    ...isAdmin,
  }),
  screen('/cost-draft/cases', async () => (await import('../cases/list/CasesPage.tsx')).CasesPage, {
    title: 'Cases',
    above: [costDraft],
  }),
  screen('/cost-draft/cases/add-case', async () => (await import('../cases/NewCasePage.tsx')).NewCasePage, {
    title: 'New case',
    above: [costDraft, cases],
  }),
  screen('/cost-draft/cases/draft/edit/:caseUuid', async () => (await import('../workspace/DraftPage.tsx')).DraftPage, {
    title: 'Edit draft',
    above: [costDraft, cases],
  }),
  screen(
    '/cost-draft/cases/details/edit/:caseUuid',
    async () => (await import('../cases/EditCasePage.tsx')).EditCasePage,
    { title: 'Edit Case', above: [costDraft, cases] },
  ),
  screen(
    '/cost-draft/cases/draft/review/:caseUuid',
    async () => (await import('../workspace/ReviewPage.tsx')).ReviewPage,
    { title: 'Review draft', above: [costDraft, cases] },
  ),
  screen(
    '/cost-draft/cases/details/review/:caseUuid',
    async () => (await import('../cases/EditCasePage.tsx')).ReviewDetailsPage,
    { title: 'Review details', above: [costDraft, cases] },
  ),
  screen('/cost-draft/reviews', async () => (await import('../cases/list/ReviewsPage.tsx')).ReviewsPage, {
    title: 'Reviews',
    above: [costDraft],
  }),
  screen('/cost-draft/completed', async () => (await import('../cases/list/CompletedListPage.tsx')).CompletedListPage, {
    title: 'Completed',
    above: [costDraft],
  }),
  screen(
    '/cost-draft/completed/:caseUuid',
    async () => (await import('../workspace/CompletedPage.tsx')).CompletedPage,
    { title: 'View claim', above: [costDraft, completed] },
  ),
  missing('/reports', 'Reports are', { title: 'Reports' }),
  screen('/users/user-list', async () => (await import('../users/list/UserList.tsx')).UsersPage, {
    title: 'Users',
    ...readsUsers,
  }),
  screen('/users/add', async () => (await import('../users/form/AddUserPage.tsx')).AddUserPage, {
    title: 'Add user',
    above: [users],
    ...readsUsers,
  }),
  screen('/users/edit/:userUuid', async () => (await import('../users/form/EditUserPage.tsx')).EditUserPage, {
    title: 'Edit user',
    above: [users],
    ...readsUsers,
  }),
  screen('/users/user-groups', async () => (await import('../users/groups/UserGroupsPage.tsx')).UserGroupsPage, {
    title: 'User groups',
    above: [users],
    ...readsUsers,
  }),
  screen('/users/roles', async () => (await import('../users/roles/RolesPage.tsx')).RolesPage, {
    title: 'Roles',
    above: [users],
    ...readsUsers,
  }),
  screen('/clients/active', async () => (await import('../clients/list/ClientsPage.tsx')).ActiveClientsPage, {
    title: 'Active clients',
    above: [{ label: 'Clients' }],
    ...readsClients,
  }),
  screen(
    '/clients/archived-clients',
    async () => (await import('../clients/list/ArchivedClientsPage.tsx')).ArchivedClientsPage,
    { title: 'Archived clients', above: [{ label: 'Clients' }], ...readsClients },
  ),
  screen('/clients/add', async () => (await import('../clients/AddClientPage.tsx')).AddClientPage, {
    title: 'Add client',
    above: [clients],
    ...readsClients,
  }),
  screen('/clients/edit/:id', async () => (await import('../clients/EditClientPage.tsx')).EditClientPage, {
    title: 'Edit client',
    above: [clients],
    ...readsClients,
  }),
  screen('/settings', async () => (await import('../settings/SettingsPage.tsx')).SettingsPage, { title: 'Settings' }),
  screen('/profile', async () => (await import('../users/profile/ProfilePage.tsx')).ProfilePage, { title: 'Profile' }),
]
