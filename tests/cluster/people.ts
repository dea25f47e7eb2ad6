import { as } from '../support/instance.ts'
import { careCase } from '../support/care-case.ts'
import { ADMIN, makeFirm, makePerson, word, type Firm } from '../support/firms.ts'
import { startReceiver } from '../support/receiver.ts'
import { sent } from '../support/sent.ts'
import { itemBody } from '../support/target.ts'

/** A firm with a webhook, which is told of all that people do there. */
export interface FirmAtWork extends Firm {
  owner: string
  /** The name of its fee earner as a ledger has it. */
  earner: string
  webhook: string
  receiver: Awaited<ReturnType<typeof startReceiver>>
}
/** A person at work, with cases of their own. */
export interface PersonAtWork {
  email: string
  firm: FirmAtWork
  /** Their case with time, documents and imports; with a row that is commented on; and one that is moved. */
  caseUuid: string
  row: string
  moved: string
  /** The first of each firm has a complete case, whose documents are made again and again. */
  complete: string | undefined
}

const TYPES = ['case.stage_changed', 'comment.added', 'documents.ready', 'import.finished']
const PEOPLE_OF_FIRM = 5

async function makeFirmAtWork(): Promise<FirmAtWork> {
  const name = word('Firm')
  const firm = await makeFirm(ADMIN, 'solicitor', name)
  const receiver = await startReceiver()
  const { uuid: webhook } = await sent(firm.owner, 'POST', `clients/${firm.client}/webhook`, {
    url: receiver.url,
    types: TYPES,
  })
  return { ...firm, earner: `${name} Earner`, webhook, receiver }
}

async function makePersonAtWork(firm: FirmAtWork, isFirst: boolean): Promise<PersonAtWork> {
  const { email } = await makePerson(firm.owner, firm, 'solicitor')
  const add = (case_name: string) =>
    sent(email, 'POST', `client/${firm.client}/case/legal-aid`, careCase(firm, { case_name }))
  const [{ uuid: caseUuid }, { uuid: moved }] = [await add('Re At Work'), await add('Re Moved')]
  const { uuid: row } = await sent(
    email,
    'POST',
    `client/case/${caseUuid}/disbursement`,
    itemBody('disbursement', firm),
  )
  const complete = isFirst ? (await add('Re Complete')).uuid : undefined
  if (complete) await sent(email, 'POST', `client/case/${complete}/status/complete`, {})
  return { email, firm, caseUuid, row, moved, complete }
}

/** Makes so many people, in firms of five. */
export async function makePeople(count: number): Promise<PersonAtWork[]> {
  const firms = Array.from({ length: Math.ceil(count / PEOPLE_OF_FIRM) }, async (_, n) => {
    const firm = await makeFirmAtWork()
    const people: PersonAtWork[] = []
    for (let i = 0; i < Math.min(PEOPLE_OF_FIRM, count - n * PEOPLE_OF_FIRM); i++)
      people.push(await makePersonAtWork(firm, i === 0))
    return people
  })
  const people = (await Promise.all(firms)).flat()
  // Everybody has signed in once before the clock runs.
  await Promise.all(people.map(({ email }) => as(email).rest('GET', 'users/user')))
  return people
}
