import type { Addresses } from '../fork-instance.ts'
import { makePdf } from '../../tests/support/pdf/make-pdf.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'
import { addCourtOfProtectionCase } from './court-of-protection-case.ts'
import { addAssessedCase } from './assessed-case.ts'
import { addInterPartesCase } from './inter-partes-case.ts'
import type { Ask, Firm } from './ask.ts'
import { highCostCases } from './high-cost-case.ts'
import { items, narrative, reasons } from './items.ts'
import type { Made } from './made.ts'
import { makePeople } from './test-people.ts'
import { people } from './shot.ts'
import { zipArchive } from '../zip-archive.ts'

interface Named {
  uuid: string
  caseName: string
}
interface Item {
  uuid: string
  date?: string
}
interface Rows {
  case: Record<'disbursements' | 'hearings' | 'timeRecordings', { nodes: Item[] }>
}

const ADD_CASE = 'mutation ($f: ID!, $i: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $f, input: $i) { uuid } }'
const ROWS =
  'query ($c: ID!) { case(uuid: $c) { disbursements(first: 20) { nodes { uuid } } hearings(first: 20) { nodes { uuid } } timeRecordings(first: 20) { nodes { uuid } } } }'
const PAUSE = 250
const MOST_PAUSES = 480
/** Days of preparation that take a case above the escape threshold. */
const LONG_DAYS = 7

/** A client of the GraphQL API, signed in as one person. */
async function asking(instance: Addresses, email: string): Promise<Ask> {
  const { access_token: token } = await freshTokens(instance, email)
  return async <T>(query: string, variables: object = {}): Promise<T> => {
    const response = await fetch(`${instance.webUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown }
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    return data
  }
}

const move = (ask: Ask, c: string, stage: string): Promise<unknown> =>
  ask(`mutation ($c: ID!) { moveCase(uuid: $c, stage: ${stage}) { uuid } }`, { c })
const write = (ask: Ask, c: string): Promise<unknown> =>
  ask('mutation ($c: ID!, $n: String!) { editNarrative(caseUuid: $c, narrative: $n) { uuid } }', { c, n: narrative })

/** Imports a ledger with a row without a time, which is estimated and marked. */
async function estimate(instance: Addresses, c: string): Promise<void> {
  const { access_token: token } = await freshTokens(instance, people.solicitor)
  const body = new FormData()
  body.append(
    'file',
    new Blob([
      'Date,Fee earner,Activity,Description,Time\n07/02/2025,Priya Shah,preparation,Reading in to the parenting assessment and its addendum,\n',
    ]),
    'ledger.csv',
  )
  const { ok, status } = await fetch(`${instance.webUrl}/api/files/client/case/${c}/time-recording/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (!ok) throw new Error(`The ledger was not taken in: ${status}`)
}

const ORDER = makePdf([
  {
    text: [
      'IN THE FAMILY COURT AT LEEDS',
      '',
      'ORDER',
      '',
      'Upon hearing counsel for the local authority, the mother and the children',
      '',
      'IT IS ORDERED THAT',
      '',
      '1. The children do live with the maternal grandmother.',
      '2. There be no order as to costs, save detailed assessment of the publicly',
      '    funded costs of the respondents.',
    ].join('\n'),
  },
  { text: 'Schedule' },
])
/** A file of the kind that its name says, of about that many bytes. */
function paperOf(name: string, size: number): Buffer {
  const filling = Buffer.alloc(size, ' ')
  if (name.endsWith('.docx')) return zipArchive('word/document.xml', filling)
  if (name.endsWith('.xlsx')) return zipArchive('xl/workbook.xml', filling)
  return Buffer.concat([Buffer.from(name.endsWith('.pdf') ? ORDER : 'Paper'), filling])
}

/** Uploads the documents of a case in folders. */
async function filePapers(instance: Addresses, c: string): Promise<void> {
  const { access_token: token } = await freshTokens(instance, people.solicitor)
  const body = new FormData()
  const file = (name: string, file_index: number) => ({ name, is_file: true, file_index })
  const folder = (name: string, children: object[]) => ({ name, is_file: false, children })
  const papers: [string, number][] = [
    ['Certificate and amendments.pdf', 412_000],
    [
      'Case management order of 18 February 2025 (sealed, with the schedule of directions and the recital on the intermediary).pdf',
      1_830_000,
    ],
    ['Final order.pdf', 96_000],
    ['Counsel’s fee note.docx', 38_000],
    ['Disbursements.xlsx', 21_000],
    ['Ledger export.csv', 640],
  ]
  body.append(
    'folder_structure',
    JSON.stringify(
      folder('root', [
        folder('Orders', [folder('2025', [file(papers[1]![0], 1), file(papers[2]![0], 2)])]),
        folder('Fee notes', [file(papers[3]![0], 3), file(papers[4]![0], 4)]),
        folder('Correspondence', []),
        file(papers[0]![0], 0),
        file(papers[5]![0], 5),
      ]),
    ),
  )
  for (const [name, size] of papers) body.append('files', new Blob([new Uint8Array(paperOf(name, size))]), name)
  const answer = await fetch(`${instance.webUrl}/api/files/client/case/${c}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`The papers were not filed: ${answer.status} ${await answer.text()}`)
}

async function fill(ask: Ask, c: string, feeEarner: string): Promise<void> {
  for (const { type, input } of items(feeEarner))
    await ask(`mutation ($c: ID!, $i: ${type}Input!) { add${type}(caseUuid: $c, input: $i) { uuid } }`, { c, i: input })
}

/** Comments on an item; if a resolver is given, they resolve the comment. */
async function comment(ask: Ask, k: string, item: string, body: string, resolver?: Ask): Promise<void> {
  const {
    addComment: {
      item: { comments },
    },
  } = await ask<{ addComment: { item: { comments: { uuid: string; body: string }[] } } }>(
    'mutation ($k: ID!, $u: ID!, $b: String!) { addComment(caseUuid: $k, entityType: case_fee, entityUuid: $u, body: $b) { item { comments { uuid body } } } }',
    { k, u: item, b: body },
  )
  const uuid = comments.find((one) => one.body === body)?.uuid
  await resolver?.(
    'mutation ($k: ID!, $u: ID!, $c: ID!) { resolveComment(caseUuid: $k, entityType: case_fee, entityUuid: $u, uuid: $c) { item { uuid } } }',
    { k, u: item, c: uuid },
  )
}

const addComments = async (mine: Ask, theirs: Ask, c: string, isOpen: boolean): Promise<void> => {
  const {
    case: {
      disbursements: {
        nodes: [paid],
      },
      hearings: {
        nodes: [heard],
      },
      timeRecordings: {
        nodes: [, timed],
      },
    },
  } = await mine<Rows>(ROWS, { c })
  await comment(theirs, c, paid?.uuid ?? '', 'Is the receipt on the file?', mine)
  await comment(mine, c, paid?.uuid ?? '', 'It is: correspondence, 11 March.', theirs)
  if (!isOpen) return
  await comment(
    theirs,
    c,
    paid?.uuid ?? '',
    'The invoice says a third share. Please check the amount against the order of 18 February, and say which party has the lead.',
  )
  await comment(theirs, c, heard?.uuid ?? '', 'The court’s note has this ending at 12:30.')
  await comment(mine, c, timed?.uuid ?? '', 'Attended with counsel, I think.')
}

async function documented(ask: Ask, c: string): Promise<void> {
  await ask('mutation ($c: ID!) { generateDocuments(caseUuid: $c) { uuid } }', { c })
  for (let i = 0; i < MOST_PAUSES; i++) {
    const {
      case: {
        documents: { state },
      },
    } = await ask<{ case: { documents: { state: string } } }>(
      'query ($c: ID!) { case(uuid: $c) { documents { state } } }',
      { c },
    )
    if (state === 'ready') return
    if (state === 'failed') break
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE)
    })
  }
  throw new Error('The documents of the completed case were not made.')
}

/** Creates a client and archives it. */
async function archived(ask: Ask): Promise<string> {
  const sites = [
    {
      siteName: 'Head office',
      firstLineAddress: '2 Castle Street',
      town: 'Cardiff',
      postcode: 'CF10 1BS',
      region: 'Wales',
      location: 'Non-London',
      headquarters: true,
    },
  ]
  const {
    addClient: { uuid },
  } = await ask<{ addClient: { uuid: string } }>(
    'mutation ($i: NewClientInput!, $s: [SiteInput!]!) { addClient(input: $i, sites: $s) { uuid } }',
    {
      i: {
        name: 'Dunmore Legal',
        clientType: 'solicitor',
        solicitorSraNumber: '612883',
        primaryContactName: 'Olwen Dunmore',
        phoneNumber: '029 5550 0199',
      },
      s: sites,
    },
  )
  await ask('mutation ($u: ID!) { archiveClient(uuid: $u) { uuid } }', { u: uuid })
  return uuid
}

/** Records an edition of a firm's own. */
async function edition(ask: Ask, firm: string): Promise<string> {
  const figures = { preparation: '66.50', advocacy: '62.00', counsel: '31.25', travelling_and_waiting: '28.40' }
  const amounts = Object.entries(figures).flatMap(([activity, amount]) =>
    ['lower', 'higher'].map((court) => ({ row: `${court}.${activity}.London`, amount })),
  )
  const { addRateEdition: added } = await ask<{ addRateEdition: { uuid: string } }>(
    'mutation ($f: ID!, $i: RateEditionInput!) { addRateEdition(clientUuid: $f, key: "hourly_10a", input: $i) { uuid } }',
    {
      f: firm,
      i: { effectiveFrom: '2025-01-06', authority: 'Terms agreed with the funder on 12 December 2024', amounts },
    },
  )
  return added.uuid
}

/** Records rates of a firm's own: of a grade, and of a person from two days. */
async function rateCards(ask: Ask, firm: string): Promise<void> {
  const { client } = await ask<{ client: { feeEarners: { uuid: string }[] } }>(
    'query ($f: ID!) { client(uuid: $f) { feeEarners { uuid } } }',
    { f: firm },
  )
  const feeEarner = client.feeEarners[0]?.uuid
  for (const input of [
    { grade: 'A', effectiveFrom: '2025-01-06', rate: '295.00' },
    { feeEarner, effectiveFrom: '2025-01-06', rate: '310.00' },
    { feeEarner, effectiveFrom: '2026-01-05', rate: '325.50' },
  ])
    await ask('mutation ($f: ID!, $i: RateCardInput!) { addRateCard(clientUuid: $f, input: $i) { uuid } }', {
      f: firm,
      i: input,
    })
}

/** Adds a fee earner who qualified, and who moves to another grade on a day that is still to come. */
async function qualifying(ask: Ask, { uuid: f, sites }: Firm): Promise<void> {
  const added = await ask<{ addFeeEarner: { uuid: string } }>(
    'mutation ($f: ID!, $i: FeeEarnerInput!) { addFeeEarner(clientUuid: $f, input: $i) { uuid } }',
    { f, i: { site: sites[0]?.uuid, firstname: 'Theo', surname: 'Marsh', type: 'paralegal', grade: 'D' } },
  )
  for (const [from, i] of [
    ['2025-03-03', { type: 'solicitor', grade: 'C' }],
    ['2030-09-01', { grade: 'B', isPanelMember: true }],
  ])
    await ask(
      'mutation ($f: ID!, $u: ID!, $i: FeeEarnerChanges!, $from: Date) { editFeeEarner(clientUuid: $f, uuid: $u, input: $i, from: $from) { uuid } }',
      { f, u: added.addFeeEarner.uuid, i, from },
    )
}

/** Creates the records the pictures need, as the users of the demonstration firms. */
export async function make(instance: Addresses): Promise<Made> {
  const mine = await asking(instance, people.solicitor)
  const theirs = await asking(instance, 'owner@ashdown.example')
  const {
    cases: { nodes },
  } = await mine<{ cases: { nodes: Named[] } }>('{ cases(first: 50) { nodes { uuid caseName } } }')
  const {
    solicitors: [firm],
  } = await mine<{ solicitors: Firm[] }>('{ solicitors { uuid sites { uuid } feeEarners { uuid } } }')
  const earner = firm?.feeEarners[0]?.uuid ?? ''
  const known = (name: string): string => nodes.find(({ caseName }) => caseName.startsWith(name))?.uuid ?? ''
  const added = async (caseName: string, reference: string, certificateNumber: string): Promise<string> => {
    const i = {
      caseName,
      solicitorsCaseReference: reference,
      caseType: 'care_and_supervision',
      feeEarner: earner,
      site: firm?.sites[0]?.uuid,
      representedParty: 'parent',
      partiesRepresented: 1,
    }
    return (
      await mine<{ addLegalAidCase: { uuid: string } }>(ADD_CASE, {
        f: firm?.uuid,
        i: {
          ...i,
          certificate: { certificateNumber, courtLevel: 'circuit_district_judge', dateOfIssue: '2025-01-31' },
        },
      })
    ).addLegalAidCase.uuid
  }
  const marlowe = known('Re Marlowe')
  const reviewing = known('Re Fenwick')
  const blocked = known('Re Oyelaran')
  const exceptional = await added(
    'Re A, B, C and D (Minors) (Care: rehabilitation to the maternal grandmother; costs of the intermediary)',
    'ASH/2025/0431-CARE-GRANDMOTHER',
    '1120431AA009',
  )
  const held = await added('Re Castellan', 'ASH/2025/0263', '1120263AA004')
  const filed = await added('Re Thackeray', 'ASH/2025/0118', '1120118AA006')
  for (const c of [reviewing, blocked, exceptional, filed]) {
    await fill(mine, c, earner)
    await write(mine, c)
  }
  await write(mine, marlowe)
  for (let day = 0; day < LONG_DAYS; day++)
    await mine('mutation ($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } }', {
      c: exceptional,
      i: {
        date: `2025-03-1${day}`,
        feeEarner: earner,
        activityType: 'preparation',
        time: 19.5,
        description: 'Considering the police disclosure',
      },
    })
  await estimate(instance, exceptional)
  for (const c of [marlowe, reviewing]) await filePapers(instance, c)
  await mine('mutation ($c: ID!) { setExceptional(caseUuid: $c, exceptional: true) { uuid } }', { c: exceptional })
  await mine(
    'mutation ($c: ID!, $r: String!) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 40 }, { activityType: counsel, enhancement: 15 }]) { uuid } editEnhancement(caseUuid: $c, enhancement: $r) { uuid } }',
    { c: exceptional, r: reasons },
  )
  await addComments(mine, theirs, marlowe, true)
  await addComments(mine, theirs, blocked, true)
  await addComments(mine, theirs, reviewing, false)
  for (const body of [
    'Counsel’s fee note is awaited; chased on 3 March.',
    'The court bundle was 812 pages. The index is on the file.\n\nNothing was served in hard copy.',
  ])
    await theirs('mutation ($c: ID!, $b: String!) { addNote(caseUuid: $c, body: $b) { uuid } }', {
      c: marlowe,
      b: body,
    })
  await mine(
    'mutation ($c: ID!) { addNote(caseUuid: $c, body: "The certificate was amended to cover the final hearing.") { uuid } }',
    { c: marlowe },
  )
  await mine('mutation ($c: ID!) { editLegalAidCase(uuid: $c, input: { partiesRepresented: 2 }) { uuid } }', {
    c: marlowe,
  })
  await mine('mutation ($c: ID!) { editLegalAidCase(uuid: $c, input: { partiesRepresented: 1 }) { uuid } }', {
    c: marlowe,
  })
  await move(mine, held, 'blocked')
  await move(mine, filed, 'complete')
  await documented(mine, filed)
  await rateCards(theirs, firm?.uuid ?? '')
  if (firm) await qualifying(theirs, firm)
  return {
    ...(await makePeople(await asking(instance, people.owner))),
    firm: firm?.uuid ?? '',
    edition: await edition(theirs, firm?.uuid ?? ''),
    archived: await archived(await asking(instance, people.administrator)),
    marlowe,
    empty: known('Re K and L'),
    exceptional,
    reviewing,
    blocked,
    held,
    unfiled: known('Re Whitcombe'),
    filed,
    deputy: firm ? await addCourtOfProtectionCase(mine, firm) : '',
    interPartes: firm ? await addInterPartesCase(mine, firm) : '',
    assessed: firm ? await addAssessedCase(mine, firm) : '',
    highCost: firm ? await highCostCases(mine, theirs, firm) : { drafted: '', completed: '' },
  }
}
