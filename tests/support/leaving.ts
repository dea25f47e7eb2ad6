import { newCase, type CaseAnswer } from './firm.ts'
import { makeFirm, makePerson, ADMIN, type Firm } from './firms.ts'
import { as } from './instance.ts'

export interface Person {
  email: string
  uuid: string
}
/** What there is to hand over, as REST answers it. */
export interface ToHandOver {
  cases: number
  reviews: number
  views: number
  case_list: { uuid: string; case_name: string; client_name: string }[]
  undoable: { cases: number; views: number; cases_to: string | null; by_name: string } | null
}

/** A firm with its parent, and people of the parent: one who leaves, and two who stay. All have roles in the firm. */
export async function makeLeaving() {
  const parent = await makeFirm(ADMIN, 'costs_draftsman')
  const firm = await makeFirm(parent.owner, 'solicitor')
  const person = (role: string, inFirm = role): Promise<Person> =>
    makePerson(parent.owner, parent, role, 'Mary', inFirm === 'none' ? {} : { [firm.client]: inFirm })
  return { parent, firm, person }
}

/** A case that somebody drafts. */
export const caseOf = async (firm: Firm & { owner: string }, staff: Person): Promise<CaseAnswer> =>
  newCase(firm.owner, { staff_member: staff.uuid })
/** Who drafts a case. */
export const staffOf = async (firm: { owner: string }, uuid: string): Promise<unknown> =>
  (await as(firm.owner).rest<{ staff_member: string }>('GET', `client/case/${uuid}`)).body.staff_member

export const addView = async (email: string, name: string): Promise<string> => {
  const { status, body } = await as(email).rest<{ uuid: string }>('POST', 'client/case-view', {
    name,
    page: 'cases',
    query: '?search=x',
    is_shared: true,
  })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.uuid
}
export const viewsOf = async (email: string): Promise<{ name: string; is_own: boolean }[]> =>
  (await as(email).rest<{ name: string; is_own: boolean }[]>('GET', 'client/case-view')).body
