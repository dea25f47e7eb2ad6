/** What is answered of a row that is claimed at an hourly rate: where the rate is from, and the guideline rate. */
export const answeredOfRate = ['rateFrom', 'guidelineRate', 'isAboveGuideline'] as const
