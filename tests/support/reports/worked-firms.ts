import { ADMIN } from '../firms.ts'
import { post } from '../worked-firm.ts'
import { addFirm, addPerson, type OwnFirm, type ReportsApi } from './own-firms.ts'

const drafters = [
  ['Dora', 'Draft', 'costs_draftsman'],
  ['Dan', 'Draft', 'costs_draftsman'],
  ['Rita', 'Review', 'team_leader'],
  ['Ron', 'Review', 'team_leader'],
] as const

/** The firms of the worked reports, A and B by their letters, and who drafts and reviews for both, by name. */
export async function workedFirms(api: ReportsApi) {
  const house = await addFirm(api, ADMIN, 'costs_draftsman', 'House of Costs', [])
  const ash = [
    ['Ann', 'Ash'],
    ['Adam', 'Ash'],
  ] as const
  const firms: Record<string, OwnFirm> = {
    A: await addFirm(api, house.owner, 'solicitor', 'Ash & Co', ash),
    B: await addFirm(api, house.owner, 'solicitor', 'Birch LLP', [['Bea', 'Birch']]),
  }
  const enter = ({ client, owner }: OwnFirm, table: string, amounts: Record<string, number>) => {
    const edition = { effective_from: '2015-10-01', authority: 'Entered', amounts }
    return post(api.by(owner), `client/${client}/rates/${table}/edition`, edition)
  }
  for (const firm of Object.values(firms)) await enter(firm, 'ccfs_single_counsel', { 'lower.up_to_10_days': 1000 })
  if (firms.B)
    await enter(firms.B, 'private_family_fixed_fee', {
      'children.other_judge.Non-London': 300,
      'domestic_abuse.other_judge.Non-London': 250,
    })
  const people = new Map<string, { email: string; uuid: string }>()
  for (const [first, last, role] of drafters) {
    const links = Object.fromEntries(Object.values(firms).map(({ client }) => [client, role]))
    people.set(`${first} ${last}`, await addPerson(api, house.owner, house, role, [first, last], links))
  }
  return { api, house, firms, people }
}
