import type { ActivityType, Grade } from '../../vocabulary/vocabulary.ts'
import type { Hundredths } from '../../vocabulary/hundredths.ts'

/** The two guides that name claims that are commonly not allowed, in nearly the same words. */
const E_BILL = 'GOV.UK, How to complete a Court of Protection e-bill, June 2026'
const PAPER_BILL = 'GOV.UK, How to complete a Court of Protection paper bill of costs, June 2026'

/** Work that is commonly not allowed, or not as it is claimed. */
export interface Practice {
  /** The kinds of work that it is of. */
  activities: readonly ActivityType[]
  /** What its descriptions say, as words in their order; an article between two, and a plural, are read as well. */
  words: readonly string[]
  /** What is allowed all the same: up to this time, at this grade. Nothing where neither is given. */
  upTo?: Hundredths
  grade?: Grade
  /** What the guide says of it, as the end of a sentence. */
  says: string
  source: string
}

const written: readonly ActivityType[] = ['preparation', 'letter_out', 'telephone_call']

/** The list of the Court of Protection. Each entry has its source beside it; the words are ours. */
export const practices: readonly Practice[] = [
  {
    activities: written,
    words: [
      'routine payment',
      'making payment',
      'make payment',
      'payment made',
      'arranging payment',
      'arrange payment',
      'processing payment',
      'payment of invoice',
      'paying invoice',
      'pay invoice',
      'paying bill',
      'payment by bacs',
      'payment by bank transfer',
      'drawing cheque',
      'writing cheque',
      'sending cheque',
    ],
    // Three minutes.
    upTo: 5,
    grade: 'D',
    says: 'not more than 3 minutes at Grade D are allowed for a routine payment',
    source: E_BILL,
  },
  {
    activities: ['preparation'],
    words: [
      'reconciling bank',
      'bank reconciliation',
      'reconciliation of bank',
      'reconciling account',
      'reconciling statement',
    ],
    grade: 'D',
    says: 'the reconciliation of bank statements is not allowed above Grade D',
    source: E_BILL,
  },
  {
    activities: ['preparation'],
    words: [
      'updating record',
      'update record',
      'updating file',
      'updating ledger',
      'updating database',
      'updating schedule',
    ],
    says: 'the routine updating of records is not allowed',
    source: E_BILL,
  },
  {
    activities: ['preparation'],
    words: [
      'incoming letter',
      'incoming email',
      'incoming post',
      'incoming mail',
      'incoming correspondence',
      'letter received',
      'email received',
      'reading letter from',
      'reading email from',
      'perusing letter',
      'perusing email',
      'considering letter from',
      'considering email from',
    ],
    says: 'incoming correspondence is not allowed separately, in document time',
    source: PAPER_BILL,
  },
  {
    activities: written,
    words: [
      'internal email',
      'internal memo',
      'internal meeting',
      'internal call',
      'internal discussion',
      'email to colleague',
      'discussing with colleague',
      'discussion with colleague',
    ],
    says: 'routine internal communications are not allowed',
    source: E_BILL,
  },
]

/** Fees that are fixed and paid out of the estate, by the type of disbursement. */
export const feesInAccounts = {
  types: ['court_fee', 'land_registry'],
  says: 'a fee that is fixed and paid out of the estate belongs in the accounts to the Public Guardian, and not in the bill',
  source: PAPER_BILL,
} as const satisfies { types: readonly string[]; says: string; source: string }
