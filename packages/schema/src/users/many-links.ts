/** How many users one request gives a role in a child client. */
export const MAX_LINKS = 200
