import { londonDay } from '@costdraft/schema/london-day.ts'

/**
 * The day (ISO) by which the fixed fee and the region of a case go: that on which its certificate was issued, else the
 * first day of the case, else today. Its fee earner is taken as on that day.
 */
export const governingDay = (dateOfIssue: string | null, details: Readonly<Record<string, unknown>> | null): string =>
  dateOfIssue ?? (typeof details?.start_date === 'string' ? details.start_date : londonDay(new Date()))
