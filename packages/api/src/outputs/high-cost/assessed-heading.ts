import type { HeadingOf } from '../assessed/assessed-heading.ts'
import { legalAidHeading } from '../legal-aid/assessed-heading.ts'

/** The case and its certificate. */
export const highCostHeading: HeadingOf = (frozen) => legalAidHeading(frozen)
