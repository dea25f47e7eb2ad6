import { advocacySchemes, claimStages, feeSchemes, finalHearingLengths } from '@costdraft/costing'
import { highCost as area } from '@costdraft/schema/areas/high-cost.ts'
import { EventCosts } from '../bills/EventCosts.tsx'
import { formatIsoDate } from '../formats/dates.ts'
import { poundsOf } from '../formats/format-money.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { defineAreaScreens } from './area-screens.ts'
import { billFactControls, endOfCaseControls, factDetails, factsSection } from './bill-facts.ts'
import { legalAidControls, legalAidDetails, legalAidSummary } from './legal-aid-case.ts'
import { labelOrNone } from './shared-details.ts'
import { sharedControls, sharedRows } from './shared-controls.ts'

export const highCost = defineAreaScreens({
  area,
  controls: (options) => ({
    ...sharedControls(options),
    ...legalAidControls,
    advocacyScheme: { label: 'Advocacy scheme', as: 'choice', choices: advocacySchemes },
    feeScheme: { label: 'Fee scheme', as: 'choice', choices: feeSchemes },
    finalHearingLength: { label: 'Final hearing length', as: 'choice', choices: finalHearingLengths },
    hourlyFigure: { label: 'Work by the hour', as: 'money', hint: 'The solicitor’s work, without VAT.' },
    hourlyFigureSource: { label: 'Where the figure is from', as: 'text', hint: 'Such as the case plan, and its date.' },
    claimStage: { label: labelOf('claim_stage'), as: 'choice', choices: claimStages },
    costsLimit: { label: labelOf('costs_limit'), as: 'money', hint: 'Without VAT.' },
    priorAuthorityOn: {
      label: labelOf('prior_authority_on'),
      as: 'date',
      hint: 'For leading counsel or two counsel.',
    },
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
      text: 'The high cost certificate the claim is made under.',
      rows: [
        'certificateNumber',
        'courtLevel',
        'highCourtWork',
        'dateOfIssue',
        'linkedCertificates',
        'advocacyScheme',
        ['feeScheme', 'finalHearingLength'],
      ],
    },
    {
      title: 'By the hour',
      text: 'Under the hourly fee scheme this is what is claimed; under events it is what the events are compared with.',
      rows: ['hourlyFigure', 'hourlyFigureSource'],
      addition: 'hourly_figure',
    },
    {
      title: 'The claim',
      text: 'What it is, and the limit that it must keep to.',
      rows: ['claimStage', 'costsLimit', 'priorAuthorityOn'],
      addition: 'claim_stage',
    },
    factsSection(['outcome', 'lastStepOn', 'costsOrder', 'costsOrderDate', 'vatNumber', 'interimPayments']),
  ],
  hasStateInHeader: true,
  summary: legalAidSummary,
  details: (record) =>
    legalAidDetails(record, [
      ['Advocacy scheme', labelOrNone(record.certificate?.advocacyScheme)],
      ['Fee scheme', labelOrNone(record.certificate?.feeScheme)],
      ['Final hearing length', labelOrNone(record.certificate?.finalHearingLength)],
      ['Work by the hour', poundsOf(record.hourlyFigure)],
      ['Where the figure is from', record.hourlyFigureSource],
      [labelOf('claim_stage'), labelOrNone(record.claimStage)],
      [labelOf('costs_limit'), poundsOf(record.costsLimit)],
      [labelOf('prior_authority_on'), record.priorAuthorityOn && formatIsoDate(record.priorAuthorityOn)],
      ...factDetails(record),
    ]),
  CostsSummary: EventCosts,
})
