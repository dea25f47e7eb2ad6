import type { Ask, Firm } from './ask.ts'
import { addInterPartesCase } from './inter-partes-case.ts'

const LINES = `query ($c: ID!) { case(uuid: $c) { assessment { lines(first: 100) {
  nodes { uuid isByTheHour claimed { hours amount } } } } } }`
const SAVE =
  'mutation ($c: ID!, $i: [AssessmentLineChange!]!) { saveAssessmentLines(caseUuid: $c, changes: $i) { version } }'
const EDIT = 'mutation ($c: ID!, $i: AssessmentInput!) { editAssessment(caseUuid: $c, input: $i) { version } }'

interface Lines {
  case: {
    assessment: {
      lines: { nodes: { uuid: string; isByTheHour: boolean; claimed: { hours: string; amount: string } }[] }
    }
  }
}
const half = (amount: string): number => Math.floor(Number(amount) * 50) / 100

/** A completed bill between parties whose assessment is half way. Returns the uuid of its case. */
export async function addAssessedCase(ask: Ask, firm: Firm): Promise<string> {
  const c = await addInterPartesCase(ask, firm, {
    caseName: 'Pemberton v Ridgeway Haulage Ltd',
    solicitorsCaseReference: 'ASH/LIT/0174',
  })
  await ask('mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }', { c })
  const { nodes } = (await ask<Lines>(LINES, { c })).case.assessment.lines
  const [hours, other] = [true, false].map((is) => nodes.filter(({ isByTheHour }) => isByTheHour === is))
  const i = [
    ...(hours ?? []).slice(0, 5).map(({ uuid, claimed }, at) => ({
      uuid,
      offered: { amount: half(claimed.amount) },
      ...(at < 4 && {
        allowed: at === 1 ? { amount: claimed.amount } : { hours: half(claimed.hours), rate: at === 2 ? 195 : null },
        reason: at === 1 ? null : (['time', null, 'rate', 'duplication'] as const)[at],
      }),
      ...(at === 0 && {
        dispute: 'Four hours on a schedule of loss of two pages is excessive for a Grade A fee earner.',
        reply: 'The schedule rests on eleven years of accounts, which had to be read first.',
        ruling: 'Reduced: the accounts were read once already, in the pre-action work.',
      }),
    })),
    ...(other ?? []).slice(0, 2).map(({ uuid, claimed }, at) => ({
      uuid,
      allowed: { amount: at === 0 ? claimed.amount : 0 },
      ...(at === 1 && { reason: 'no_evidence', words: 'No fee note was served.' }),
    })),
  ]
  await ask(SAVE, { c, i })
  await ask(EDIT, {
    c,
    i: {
      generalPoints: 'The hourly rates claimed exceed the guideline of the band throughout.',
      payments: [{ date: '2025-03-03', amount: 12_000, words: 'On account, order of 3 February' }],
      offers: [
        { date: '2025-04-14', by: 'paying_party', amount: 18_500, words: 'Inclusive of interest' },
        { date: '2025-05-02', by: 'receiving_party', amount: 27_250 },
      ],
      interest: { rate: 8, from: '2025-02-03' },
    },
  })
  return c
}
