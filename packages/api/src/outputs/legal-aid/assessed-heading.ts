import type { HeadingOf } from '../assessed/assessed-heading.ts'
import { completionFact } from '../bill/bill-facts.ts'
import { caseFacts } from './cover.ts'

/**
 * The case and its certificate, as the bill has them. Whether its day is that of a draft, the documents of an
 * assessment do not say.
 */
export const legalAidHeading: HeadingOf = (frozen) => {
  const number = frozen.certificate?.certificateNumber
  const [day] = completionFact(frozen)
  return {
    ...{ court: null, matter: null, receiving: null, paying: null },
    facts: [
      ...caseFacts(frozen).filter(({ label }) => label !== day),
      ...(number ? [{ label: 'Certificate', value: number }] : []),
    ],
  }
}
