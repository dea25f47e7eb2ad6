/** Parameter of the URL that opens the costs budget of a case. */
export const BUDGET_PARAM = 'budget'
