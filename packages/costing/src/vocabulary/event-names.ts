import type { StepEvent } from './vocabulary.ts'

/** The steps of high cost cases in words, at the beginning of a sentence. */
export const eventNames: Readonly<Record<StepEvent, string>> = {
  court_hearing: 'Court hearing',
  advocates_meeting: "Advocates' meeting",
  conference: 'Conference',
  main_hearing_day: 'Main hearing day',
  issues_resolution_hearing: 'Issues resolution hearing',
  other: 'Other',
}
