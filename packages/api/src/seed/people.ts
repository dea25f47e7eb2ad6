import type { Role } from '@costdraft/schema/access/roles.ts'

/** Password of all demonstration users, which are listed in README. */
export const DEMO_PASSWORD = 'CostDraft-demo-1'

export interface DemoPerson {
  email: string
  name: [string, string]
  firm?: string
  role: Role | 'admin'
  sra?: string
  children?: Record<string, Role>
}

/** The demonstration users. */
export const people: DemoPerson[] = [
  { email: 'admin@costdraft.example', name: ['Sam', 'Archer'], role: 'admin' },
  {
    email: 'owner@harbour.example',
    name: ['Helen', 'Marlow'],
    firm: 'Harbour Costs',
    role: 'owner',
    children: { 'Ashdown Family Law': 'owner', 'Bryn Solicitors': 'owner' },
  },
  {
    email: 'draftsman@harbour.example',
    name: ['David', 'Penrose'],
    firm: 'Harbour Costs',
    role: 'costs_draftsman',
    children: { 'Ashdown Family Law': 'costs_draftsman' },
  },
  { email: 'it@harbour.example', name: ['Ines', 'Tregear'], firm: 'Harbour Costs', role: 'it_administrator' },
  { email: 'owner@ashdown.example', name: ['Anna', 'Ashdown'], firm: 'Ashdown Family Law', role: 'owner' },
  {
    email: 'solicitor@ashdown.example',
    name: ['Priya', 'Shah'],
    firm: 'Ashdown Family Law',
    role: 'solicitor',
    sra: '650021',
  },
  { email: 'leader@bryn.example', name: ['Lowri', 'Bevan'], firm: 'Bryn Solicitors', role: 'team_leader' },
  { email: 'owner@calder.example', name: ['Colin', 'Calder'], firm: 'Calder & Co', role: 'owner' },
]
