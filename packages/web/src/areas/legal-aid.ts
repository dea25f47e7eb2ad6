import { legalAid as area } from '@costdraft/schema/areas/legal-aid.ts'
import { ExceptionalBlock } from '../bills/ExceptionalBlock.tsx'
import { defineAreaScreens } from './area-screens.ts'
import { billFactControls, endOfCaseControls, factDetails, factsSection } from './bill-facts.ts'
import { legalAidControls, legalAidDetails, legalAidSummary } from './legal-aid-case.ts'
import { sharedControls, sharedRows } from './shared-controls.ts'
import type { OwnControl } from '../ui/form/controls.ts'
import { scopesOfText, scopesText, wordsOfText } from './scopes/scope-words.ts'
import { ScopesInput } from './scopes/ScopesInput.tsx'

/**
 * The scopes of a certificate in a form: kept as text, one word a line, so that what is unticked and ticked again is no
 * change.
 */
const scopesControl: OwnControl = {
  Input: ScopesInput,
  formValue: scopesText,
  parsed: scopesOfText,
  display: (value) => wordsOfText(scopesText(value)).join(', '),
}

const { linkedCertificates, ...controlsAbove } = legalAidControls

export const legalAid = defineAreaScreens({
  area,
  controls: (options) => ({
    ...sharedControls(options),
    ...controlsAbove,
    dateSentToClient: { label: 'Date sent to client', as: 'date' },
    linkedCertificates,
    certificateScopes: {
      label: 'Scope of the certificate',
      as: 'own',
      own: scopesControl,
      hint: 'Choose at least one.',
    },
    financialInterest: { label: 'Financial interest', as: 'flag' },
    transfer: { label: 'Transfer', as: 'flag' },
    halfFixedFee: {
      label: 'Half fixed fee',
      as: 'flag',
      hint: 'Where both are ticked, the half fixed fee wins over the transfer.',
    },
    legallyAidedPerson: { label: 'Name of the client', as: 'text' },
    courtName: { label: 'Court name', as: 'text' },
    caseNumber: { label: 'Case number', as: 'text' },
    childInitials: { label: 'Initials of the child', as: 'text' },
    ...endOfCaseControls,
    ...billFactControls,
  }),
  sections: [
    {
      title: 'Case details',
      text: 'What the case is, and who works on it.',
      rows: [...sharedRows, ['representedParty', 'partiesRepresented']],
    },
    {
      title: 'Certificate',
      text: 'The legal aid certificate the claim is made under.',
      rows: [
        'certificateNumber',
        'courtLevel',
        'highCourtWork',
        ['dateOfIssue', 'dateSentToClient'],
        'linkedCertificates',
        'certificateScopes',
        'financialInterest',
        'transfer',
        'halfFixedFee',
      ],
    },
    {
      title: 'For the bill',
      text: 'Printed on the cover of the bill. What is left empty is left out.',
      rows: [
        ['legallyAidedPerson', 'childInitials'],
        ['courtName', 'caseNumber'],
      ],
      addition: 'bill_heading',
    },
    factsSection(['outcome', 'lastStepOn', 'costsOrder', 'costsOrderDate', 'vatNumber', 'interimPayments']),
  ],
  summary: legalAidSummary,
  details: (record) =>
    legalAidDetails(record, [
      ['Scopes', record.certificate?.certificateScopes.map(({ scope }) => scope).join(', ')],
      ['Client', record.legallyAidedPerson],
      ['Initials of the child', record.childInitials],
      ['Court', record.courtName],
      ['Case number', record.caseNumber],
      ...factDetails(record),
    ]),
  CostsSummary: ExceptionalBlock,
})
