/** What is said of documents that are made on request. */
export interface PreviewWords {
  title: string
  /** Where there is none. */
  none: string
  /** Of one that is as it would be made now: `at` is when it was made. */
  made: (at: string) => string
  /** Of one that is not. */
  old: string
}

export const draftWords: PreviewWords = {
  title: 'Preview of documents',
  none: 'This case has no documents to be previewed.',
  made: (at) => `Draft of ${at}`,
  old: 'Out of date: the case has changed since.',
}

export const assessmentWords: PreviewWords = {
  title: 'Documents of the assessment',
  none: 'Nothing is entered in this assessment, so that it has no documents yet.',
  made: (at) => `Made ${at}`,
  old: 'Out of date: made on another day, or before the last change of the assessment or its dates.',
}
