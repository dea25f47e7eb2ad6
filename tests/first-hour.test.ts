import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { careCase } from './support/care-case.ts'
import { office } from './support/firms.ts'
import { startOwnApi } from './support/own-api.ts'

// The section *First hour* of README, step by step, on an empty installation.
const ADMIN = { email: 'admin@first.example', password: 'the-first-hour' }
const OWNER = { email: 'owner@first.example', password: 'the-owner-of-it' }
let postgres: Postgres | undefined
let own: Awaited<ReturnType<typeof startOwnApi>>
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  own = await startOwnApi({
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(postgres && { DATABASE_URL: postgres.url }),
  })
})
afterAll(async () => {
  await own.stop()
  await postgres?.stop()
})

test('an empty installation leads from its administrator to the first case of a firm', async () => {
  const admin = own.as(ADMIN.email, ADMIN.password)
  const firm = {
    name: 'First Solicitors',
    type: 'solicitor',
    solicitor_sra_number: '640100',
    primary_contact_name: 'Ann First',
  }
  const { status, body: client } = await admin.rest<{ uuid: string }>('POST', 'clients', {
    ...firm,
    sites: [office('Head office')],
  })
  expect(status).toBe(201)
  const { body: sites } = await admin.rest<{ uuid: string }[]>('GET', `clients/${client.uuid}/sites`)
  const site = sites[0]?.uuid ?? ''
  const person = {
    firstname: 'Ann',
    surname: 'First',
    email_address: OWNER.email,
    password: OWNER.password,
    site_uuid: site,
  }
  const path = `users/clients/${client.uuid}`
  expect((await admin.rest('POST', path, { ...person, client_role: 'owner' })).status).toBe(201)

  const owner = own.as(OWNER.email, OWNER.password)
  const earner = await owner.rest<{ uuid: string }>('POST', `client/${client.uuid}/fee-earner`, {
    site,
    firstname: 'Bea',
    surname: 'Second',
    type: 'solicitor',
    grade: 'A',
  })
  expect(earner).toMatchObject({ status: 201 })
  const colleague = {
    ...person,
    firstname: 'Cy',
    email_address: 'solicitor@first.example',
    solicitor_sra_number: '650001',
  }
  expect((await owner.rest('POST', path, { ...colleague, client_role: 'solicitor' })).status).toBe(201)
  const draft = careCase({ client: client.uuid, site, feeEarner: earner.body.uuid, person: '' })
  expect((await owner.rest('POST', `client/${client.uuid}/case/legal-aid`, draft)).status).toBe(201)
  // The administrator manages firms and sees no case.
  expect((await admin.rest('POST', `client/${client.uuid}/case/legal-aid`, draft)).status).toBe(404)
})
