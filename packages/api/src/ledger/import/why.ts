import { normalHeading } from '../headings.ts'

/**
 * The heading of the column in which a list of failed rows says why. A file mended from it has the column still, and
 * nothing reads it.
 */
export const WHY = 'Why'
export const isWhy = (heading: string): boolean => normalHeading(heading) === normalHeading(WHY)
