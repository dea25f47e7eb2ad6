import type { Role } from '@costdraft/schema/access/roles.ts'

/** The password of every demonstration sign-in; README lists them. */
export const DEMO_PASSWORD = 'CostDraft-demo-1'

interface Someone {
  email: string
  name: [string, string]
  firm?: string
  role: Role | 'admin'
  sra?: string
  children?: Record<string, Role>
}

/** Who can sign in to the demonstration. */
export const people: Someone[] = [
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
