import {
  Building2,
  ChartColumn,
  House,
  Scale,
  ScrollText,
  Settings2,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ViewerPermission } from '../navigation/route-meta.ts'

interface Entry {
  label: string
  to: string
}
export interface Group {
  label: string
  icon: LucideIcon
  entries: Entry[]
  needs?: ViewerPermission
}
export interface MenuLink extends Entry {
  icon: LucideIcon
  needs?: ViewerPermission
}

/** The sidebar menu, from top to bottom. */
export const menu: (Group | MenuLink)[] = [
  { label: 'Dashboard', to: '/', icon: House },
  {
    label: 'Admin',
    icon: ShieldCheck,
    needs: 'isAdmin',
    entries: [
      { label: 'Clients', to: '/admin/clients' },
      { label: 'Users', to: '/admin/users' },
      { label: 'Administrators', to: '/admin/administrators' },
      { label: 'Audit log', to: '/admin/audit-log' },
    ],
  },
  {
    label: 'Cost Draft',
    icon: Scale,
    entries: [
      { label: 'Cases', to: '/cost-draft/cases' },
      { label: 'Reviews', to: '/cost-draft/reviews' },
      { label: 'Dates', to: '/cost-draft/dates' },
      { label: 'Completed', to: '/cost-draft/completed' },
    ],
  },
  { label: 'Reports', to: '/reports', icon: ChartColumn, needs: 'readsReports' },
  {
    label: 'Users',
    icon: Users,
    needs: 'readsUsers',
    entries: [
      { label: 'Users', to: '/users/user-list' },
      { label: 'User groups', to: '/users/user-groups' },
      { label: 'Roles', to: '/users/roles' },
    ],
  },
  {
    label: 'Clients',
    icon: Building2,
    needs: 'readsClients',
    entries: [
      { label: 'Active clients', to: '/clients/active' },
      { label: 'Archived clients', to: '/clients/archived-clients' },
      { label: 'Removed', to: '/clients/removed' },
    ],
  },
  { label: 'Audit log', to: '/audit-log', icon: ScrollText, needs: 'readsAudit' },
  { label: 'Settings', to: '/settings', icon: Settings2 },
]
