import { expect, test } from 'vitest'
import { areaScreens } from '../areas/index.ts'
import { valuesAfterSwitch } from './switch-area.ts'

const { legal_aid: legalAid, court_of_protection: protection, inter_parties: interPartes } = areaScreens
const typed = {
  areaOfWork: 'court_of_protection',
  caseName: 'Re Kept',
  solicitorsCaseReference: '',
  caseType: 'placement',
  feeEarner: 'someone',
  site: '',
  staffMember: '',
  representedParty: 'child',
  certificateNumber: '1120459AA777',
}

test('another area gives its own fields their defaults and a type of its own, and keeps what both share', () => {
  const changes = valuesAfterSwitch(legalAid, protection, typed, {})
  expect(changes).toEqual({
    caseType: 'general_management',
    courtType: 'court_of_protection',
    costsBasis: 'assessed',
    ...Object.fromEntries(
      'courtName caseNumber claimant defendant startDate endDate opgEstimate courtFee sccoRef fixedCostsCategories netAssets consideration personConcerned deputyName deputyCapacity costsOrder costsOrderDate vatNumber interimPayments'
        .split(' ')
        .map((name) => [name, '']),
    ),
  })
})

test('coming back brings back what the change replaced, and what was typed for the area is still there', () => {
  const values = { ...typed, ...valuesAfterSwitch(legalAid, protection, typed, {}) }
  expect(valuesAfterSwitch(protection, legalAid, values, { caseType: 'placement' })).toMatchObject({
    caseType: 'placement',
  })
  const again = valuesAfterSwitch(protection, legalAid, values, { caseType: 'placement' })
  expect(again).not.toHaveProperty('representedParty')
  expect(again).not.toHaveProperty('certificateNumber')
})

/** What an inter partes case has and a Court of Protection case has not, in a form. */
const ownOfInterPartes = {
  ...Object.fromEntries(
    'receivingParty budgetForm payingParty retainer claimValue offers outcome lastStepOn'
      .split(' ')
      .map((name) => [name, '']),
  ),
  recoversVat: false,
}

test('a default of the old area alone does not stay, a choice that was made does', () => {
  const values = { ...typed, ...valuesAfterSwitch(legalAid, protection, typed, {}) }
  expect(valuesAfterSwitch(protection, interPartes, values, {})).toEqual({
    caseType: 'bill_of_costs',
    courtType: '',
    ...ownOfInterPartes,
  })
  const chosen = { ...values, courtType: 'scco' }
  expect(valuesAfterSwitch(protection, interPartes, chosen, {})).toEqual({
    caseType: 'bill_of_costs',
    ...ownOfInterPartes,
  })
})
