// Parameters of the URL that lead to a record on the screens of a case.

/** The uuid of a note, a document of a case, or a document that was made of it. */
export const NOTE_PARAM = 'note'
export const FILE_PARAM = 'file'
export const DOCUMENT_PARAM = 'document'
/** The uuid of the row whose comments to open. */
export const COMMENTS_PARAM = 'comments'
/** The uuid of the row to open for editing. */
export const ITEM_PARAM = 'item'
/** The uuid of the row to which the focus goes. */
export const ROW_PARAM = 'row'
/** Opens the dates that run in a case. */
export const DATES_PARAM = 'dates'
/** Opens the costs budget of a case. */
export const BUDGET_PARAM = 'budget'
