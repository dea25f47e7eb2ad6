import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Crumb, Place } from './place.ts'

const lazy: RouteObject['lazy'] = { Component: async () => (await import('./UnavailablePage.tsx')).UnavailablePage }

const missing = (path: string, what: string, place: Place): RouteObject => ({ path, lazy, handle: { ...place, missing: `${what} not available in this version.` } satisfies Place })

const screen = (path: string, Component: () => Promise<ComponentType>, place: Place): RouteObject => ({ path, lazy: { Component }, handle: place satisfies Place })

const admin: Crumb = { label: 'Admin' }
const costDraft: Crumb = { label: 'Cost Draft' }
const cases: Crumb = { label: 'Cases', to: '/cost-draft/cases' }
const completed: Crumb = { label: 'Completed', to: '/cost-draft/completed' }
const users: Crumb = { label: 'Users', to: '/users/user-list' }
const clients: Crumb = { label: 'Active clients', to: '/clients/active' }
const systemClients: Crumb = { label: 'System clients', to: '/admin/clients' }
const isAdmin = { needs: 'isAdmin' } as const
const readsUsers = { needs: 'readsUsers' } as const
const readsClients = { needs: 'readsClients' } as const

/** Every screen of the product except the dashboard. */
export const screens: RouteObject[] = [
  screen('/admin/clients', async () => (await import('../clients/list/ClientsPage.tsx')).SystemClientsPage, { title: 'System clients', above: [admin], ...isAdmin }),
  screen('/admin/clients/add', async () => (await import('../clients/AddClientPage.tsx')).AddSystemClientPage, { title: 'Add client', above: [admin, systemClients], ...isAdmin }),
  screen('/admin/clients/edit/:id', async () => (await import('../clients/EditClientPage.tsx')).EditSystemClientPage, { title: 'Edit client', above: [admin, systemClients], ...isAdmin }),
  missing('/admin/users', 'The list of all users is', { title: 'System users', above: [admin], ...isAdmin }),
  screen('/cost-draft/cases', async () => (await import('../cases/list/CasesPage.tsx')).CasesPage, { title: 'Cases', above: [costDraft] }),
  screen('/cost-draft/cases/add-case', async () => (await import('../cases/NewCasePage.tsx')).NewCasePage, { title: 'New case', above: [costDraft, cases] }),
  screen('/cost-draft/cases/draft/edit/:caseUuid', async () => (await import('../workspace/DraftPage.tsx')).DraftPage, { title: 'Edit draft', above: [costDraft, cases] }),
  screen('/cost-draft/cases/details/edit/:caseUuid', async () => (await import('../cases/EditCasePage.tsx')).EditCasePage, { title: 'Edit Case', above: [costDraft, cases] }),
  screen('/cost-draft/cases/draft/review/:caseUuid', async () => (await import('../workspace/ReviewPage.tsx')).ReviewPage, { title: 'Review draft', above: [costDraft, cases] }),
  screen('/cost-draft/cases/details/review/:caseUuid', async () => (await import('../cases/EditCasePage.tsx')).ReviewDetailsPage, { title: 'Review details', above: [costDraft, cases] }),
  screen('/cost-draft/reviews', async () => (await import('../cases/list/ReviewsPage.tsx')).ReviewsPage, { title: 'Reviews', above: [costDraft] }),
  screen('/cost-draft/completed', async () => (await import('../cases/list/CompletedListPage.tsx')).CompletedListPage, { title: 'Completed', above: [costDraft] }),
  screen('/cost-draft/completed/:caseUuid', async () => (await import('../workspace/CompletedPage.tsx')).CompletedPage, { title: 'View claim', above: [costDraft, completed] }),
  missing('/reports', 'Reports are', { title: 'Reports' }),
  missing('/users/user-list', 'The list of users is', { title: 'Users', ...readsUsers }),
  missing('/users/add', 'Adding a user is', { title: 'Add user', above: [users], ...readsUsers }),
  missing('/users/edit/:userUuid', 'Editing a user is', { title: 'Edit user', above: [users], ...readsUsers }),
  missing('/users/user-groups', 'User groups are', { title: 'User groups', above: [users], ...readsUsers }),
  missing('/users/roles', 'The table of roles is', { title: 'Roles', above: [users], ...readsUsers }),
  screen('/clients/active', async () => (await import('../clients/list/ClientsPage.tsx')).ActiveClientsPage, { title: 'Active clients', above: [{ label: 'Clients' }], ...readsClients }),
  screen('/clients/archived-clients', async () => (await import('../clients/list/ArchivedClientsPage.tsx')).ArchivedClientsPage, { title: 'Archived clients', above: [{ label: 'Clients' }], ...readsClients }),
  screen('/clients/add', async () => (await import('../clients/AddClientPage.tsx')).AddClientPage, { title: 'Add client', above: [clients], ...readsClients }),
  screen('/clients/edit/:id', async () => (await import('../clients/EditClientPage.tsx')).EditClientPage, { title: 'Edit client', above: [clients], ...readsClients }),
  missing('/settings', 'Settings are', { title: 'Settings' }),
  missing('/profile', 'Your profile is', { title: 'Profile' }),
]
