import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type {
  LedgerImported,
  LedgerImportRecords,
  LedgerPreview,
  LedgerUndone,
} from '@costdraft/schema/ledger/ledger-import.ts'
import { careCase } from './care-case.ts'
import { ADMIN, makeFirm, type Firm } from './firms.ts'
import { as, instance } from './instance.ts'
import { sheetsAt } from './sheet-uploads.ts'
import { tokenCall } from './sign-in.ts'

/** Calls about the imports of a case as a person. */
export function importsOf(email: string, caseUuid: string) {
  const { rest, ...calls } = sheetsAt<LedgerChoices, LedgerPreview, LedgerImported, LedgerUndone>(
    email,
    `client/case/${caseUuid}/time-recording/import`,
    'ledger.csv',
  )
  return { ...calls, list: async () => (await rest<LedgerImportRecords>('GET', calls.at)).body.imports }
}

export interface LedgerFirm extends Firm {
  owner: string
  /** Fee earners by name. */
  people: Record<'priya' | 'tom' | 'ann' | 'annToo', string>
}

/** Adds a fee earner to a firm, and answers their uuid. */
export async function addEarner(
  firm: Firm & { owner: string },
  firstname: string,
  surname: string,
  initials: string,
): Promise<string> {
  const { status, body } = await as(firm.owner).rest<{ uuid: string }>('POST', `client/${firm.client}/fee-earner`, {
    site: firm.site,
    firstname,
    surname,
    initials,
    type: 'solicitor',
    grade: 'A',
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.uuid
}

/** A firm of its own, with fee earners of whom two have the same initials. */
export async function ledgerFirm(): Promise<LedgerFirm> {
  const firm = await makeFirm(ADMIN, 'solicitor')
  return {
    ...firm,
    people: {
      priya: await addEarner(firm, 'Priya', 'Shah', 'PS'),
      tom: await addEarner(firm, 'Tom', 'Okafor', 'TO'),
      ann: await addEarner(firm, 'Ann', 'Bell', 'AB'),
      annToo: await addEarner(firm, 'Anthony', 'Brook', 'AB'),
    },
  }
}

/** A time recording as the list of a case answers it. */
export interface Time {
  uuid: string
  version: number
  date: string
  description: string | null
  time: number
  estimated: boolean
  activity_type: string
  fee_earner: { uuid: string }
  party?: string | null
  case_part?: string | null
}

/** A case of a firm by its area, with calls about its time and its imports. */
export async function ledgerCase(
  firm: Firm & { owner: string },
  area = 'legal-aid',
  bodyOf: (firm: Firm) => object = careCase,
) {
  const { rest } = as(firm.owner)
  const { status, body } = await rest<{ uuid: string }>('POST', `client/${firm.client}/case/${area}`, bodyOf(firm))
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { uuid } = body
  const times = async (): Promise<Time[]> => {
    const { body: list } = await rest<{ instances: { time_recordings: Time[] }[] }>(
      'GET',
      `client/case/${uuid}/time-recording`,
    )
    return list.instances.flatMap(({ time_recordings }) => time_recordings)
  }
  return { uuid, rest, times, ...importsOf(firm.owner, uuid) }
}

/** An API client of a firm that may only read. */
export async function readOnlyProgram(firm: Firm & { owner: string }) {
  const { body } = await as(firm.owner).rest<{ uuid: string; client_secret: string }>(
    'POST',
    `clients/${firm.client}/api-client`,
    { name: 'Reader', client_role: 'owner' },
  )
  const { body: tokens } = await tokenCall(instance.authUrl, {
    grant_type: 'client_credentials',
    client_id: body.uuid,
    client_secret: body.client_secret,
    scope: 'all',
  })
  return as(undefined, String(tokens.access_token))
}
