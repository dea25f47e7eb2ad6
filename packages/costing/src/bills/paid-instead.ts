/**
 * Why the fixed fee of a legal aid case, or of one part of it, is not counted, and why its core costs are not: of the
 * two one alone is paid.
 */
export const paidInstead = {
  case: {
    core: 'The case is not exceptional: the fixed fee is paid instead.',
    fee: 'The case is exceptional: core costs are paid instead.',
  },
  part: {
    core: 'This part is not exceptional: its fixed fee is paid instead.',
    fee: 'This part is exceptional: its core costs are paid instead.',
  },
} as const
