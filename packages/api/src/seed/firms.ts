import type { Insertable } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { hashPassword } from '../access/passwords.ts'
import type { SiteTable } from '../clients/clients.table.ts'
import { DEMO_PASSWORD, people, type DemoPerson } from './people.ts'

type SiteFacts = Omit<Insertable<SiteTable>, 'client_uuid'>
interface Firm {
  name: string
  type: 'solicitor' | 'costs_draftsman'
  sra: string
  contact: string
  phone: string
  parent?: string
  sites: SiteFacts[]
}

const firms: Firm[] = [
  {
    name: 'Harbour Costs',
    type: 'costs_draftsman',
    sra: '640001',
    contact: 'Helen Marlow',
    phone: '0117 496 0101',
    sites: [
      {
        site_name: 'Harbour House',
        first_line_address: '4 Narrow Quay',
        town: 'Bristol',
        county: 'Bristol',
        postcode: 'BS1 4QA',
        phone_number: '0117 496 0101',
        region: 'South',
        location: 'Non-London',
        headquarters: true,
      },
    ],
  },
  {
    name: 'Ashdown Family Law',
    type: 'solicitor',
    sra: '640002',
    contact: 'Anna Ashdown',
    phone: '020 7946 0102',
    parent: 'Harbour Costs',
    sites: [
      {
        site_name: 'Head office',
        first_line_address: '18 Bedford Row',
        town: 'London',
        postcode: 'WC1R 4EB',
        phone_number: '020 7946 0102',
        office_number: '0A102B',
        region: 'South',
        location: 'London',
        headquarters: true,
      },
      {
        site_name: 'Reading',
        first_line_address: '7 Friar Street',
        town: 'Reading',
        county: 'Berkshire',
        postcode: 'RG1 1DB',
        phone_number: '0118 496 0103',
        office_number: '0A103C',
        region: 'South',
        location: 'Non-London',
      },
      {
        site_name: 'Birmingham',
        first_line_address: '22 Colmore Row',
        town: 'Birmingham',
        county: 'West Midlands',
        postcode: 'B3 2QD',
        phone_number: '0121 496 0104',
        office_number: '0A104D',
        region: 'Midlands',
        location: 'Non-London',
      },
    ],
  },
  {
    name: 'Bryn Solicitors',
    type: 'solicitor',
    sra: '640003',
    contact: 'Lowri Bevan',
    phone: '029 2018 0105',
    parent: 'Harbour Costs',
    sites: [
      {
        site_name: 'Cardiff',
        first_line_address: '12 Park Place',
        town: 'Cardiff',
        county: 'South Glamorgan',
        postcode: 'CF10 3DP',
        phone_number: '029 2018 0105',
        office_number: '0B105E',
        region: 'Wales',
        location: 'Non-London',
        headquarters: true,
      },
    ],
  },
  {
    name: 'Calder & Co',
    type: 'solicitor',
    sra: '640004',
    contact: 'Colin Calder',
    phone: '0113 496 0106',
    sites: [
      {
        site_name: 'Leeds',
        first_line_address: '31 Park Square',
        town: 'Leeds',
        county: 'West Yorkshire',
        postcode: 'LS1 2PF',
        phone_number: '0113 496 0106',
        office_number: '0C106F',
        region: 'North',
        location: 'Non-London',
        headquarters: true,
      },
    ],
  },
]

/** Uuids of a stored firm and of its headquarters. */
interface StoredFirm {
  uuid: string
  headquarters: string
}

/** Creates the demonstration firms with their sites and people. */
export async function seedDemonstration(tx: Tx): Promise<void> {
  const stored = new Map<string, StoredFirm>()
  for (const firm of firms) stored.set(firm.name, await seedFirm(tx, firm, stored))
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const person of people) await seedPerson(tx, person, stored, passwordHash)
}

async function seedFirm(
  tx: Tx,
  { name, type, sra, contact, phone, parent, sites }: Firm,
  stored: ReadonlyMap<string, StoredFirm>,
): Promise<StoredFirm> {
  const main = sites.find((site) => site.headquarters)
  const { uuid } = await tx
    .insertInto('client')
    .values({
      name,
      type,
      solicitor_sra_number: sra,
      primary_contact_name: contact,
      phone_number: phone,
      parent_uuid: parent ? (stored.get(parent)?.uuid ?? null) : null,
      first_line_address: main?.first_line_address ?? null,
      town: main?.town ?? null,
      county: main?.county ?? null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const storedSites = await tx
    .insertInto('site')
    .values(sites.map((site) => ({ ...site, client_uuid: uuid })))
    .returning(['uuid', 'headquarters'])
    .execute()
  return { uuid, headquarters: storedSites.find((site) => site.headquarters)?.uuid ?? '' }
}

async function seedPerson(
  tx: Tx,
  { email, name: [firstname, surname], firm = '', role, sra, children = {} }: DemoPerson,
  stored: ReadonlyMap<string, StoredFirm>,
  passwordHash: string,
): Promise<void> {
  const { uuid } = await tx
    .insertInto('person')
    .values({
      email_address: email,
      firstname,
      surname,
      role,
      password_hash: passwordHash,
      solicitor_sra_number: sra ?? null,
      client_uuid: stored.get(firm)?.uuid ?? null,
      site_uuid: stored.get(firm)?.headquarters ?? null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const childRoles = Object.entries(children).map(([child, childRole]) => ({
    person_uuid: uuid,
    client_uuid: stored.get(child)?.uuid ?? '',
    role: childRole,
  }))
  if (childRoles.length > 0) await tx.insertInto('child_role').values(childRoles).execute()
}

/** Creates the single administrator of an otherwise empty database. */
export async function seedAdministrator(tx: Tx, email: string, password: string): Promise<void> {
  await tx
    .insertInto('person')
    .values({
      email_address: email,
      firstname: 'System',
      surname: 'Administrator',
      role: 'admin',
      password_hash: await hashPassword(password),
    })
    .execute()
}
