/** Unsent comment texts of this session, by the id of the item (a new comment) or of the comment (an edit). */
export const commentDrafts = new Map<string, string>()
