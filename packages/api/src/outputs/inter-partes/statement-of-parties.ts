import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase, FrozenParty } from '../frozen-case.ts'
import { detailText } from '../court/case-details.ts'
import {
  blankRows,
  dataSheet,
  recordedRows,
  section,
  sheetRows,
  textColumn,
  type DataSheet,
  type Entry,
} from '../court/data-sheet.ts'
import { serviceRows } from '../court/sheet-facts.ts'
import { proceedings } from './sheet-sections.ts'
import { nameOfReceivingParty, receivingPartyOf, titlePage } from './title-page.ts'

const isSame = (one: string, other: string | null): boolean => one.trim().toLowerCase() === other?.trim().toLowerCase()

/** What a party is in the case, in words; null where that is not recorded. */
const capacityIn = (party: FrozenParty | undefined): string | null =>
  party?.capacity === undefined ? null : labelOf(party.capacity)

/** The receiving and the paying party as the case lists them, and the parties that are neither. */
function sidesOf(frozen: FrozenCase) {
  const { parties = [] } = frozen
  const side = receivingPartyOf(frozen)
  const named = (name: string | null): FrozenParty | undefined => parties.find((party) => isSame(party.name, name))
  const receiving = named(side && detailText(frozen, side))
  const paying = named(detailText(frozen, 'paying_party'))
  return { receiving, paying, others: parties.filter((party) => party !== receiving && party !== paying) }
}

/**
 * The statement of the parties: names and addresses for service of whoever the notice of commencement is served on, and
 * is notified of the hearing (CPR PD 47 paras 5.2(e) and 13.2(j)). Pure.
 */
export function statementOfParties(frozen: FrozenCase): DataSheet {
  const { court, matter } = titlePage(frozen, '')
  const { receiving, paying, others } = sidesOf(frozen)
  return dataSheet(frozen, {
    title: 'Statement of parties',
    subtitle: 'Names and addresses for service (CPR PD 47 paras 5.2(e) and 13.2(j))',
    ...{ court, matter },
    sections: [
      proceedings(frozen),
      section('Receiving party', {
        rows: [
          ...sheetRows([['Name', nameOfReceivingParty(frozen)]]),
          ...recordedRows([['Capacity', capacityIn(receiving)]]),
          ...serviceRows(frozen),
        ],
      }),
      section('Paying party', {
        rows: [
          ...sheetRows([['Name', detailText(frozen, 'paying_party')]]),
          ...recordedRows([['Capacity', capacityIn(paying)]]),
          ...sheetRows([
            ['Solicitors', null],
            ['Address for service', null],
            ['Reference', null],
            ['Telephone', null],
            ['E-mail', null],
          ]),
        ],
      }),
      section('Other persons', {
        notes: [
          'The parties that the case records. Strike out whoever has neither served points of dispute nor given notice of a financial interest, nor is to be served.',
        ],
        table: {
          columns: [textColumn('Name', 62), textColumn('Capacity', 36), textColumn('Address for service')],
          rows: [...others.map((party): Entry[] => [party.name, capacityIn(party), null]), ...blankRows(2, 3)],
          total: null,
        },
      }),
      section('Hearing', { rows: sheetRows([['Estimated length of the hearing', null]]), isSigned: true }),
    ],
  })
}
