/**
 * The search parameters of the address as it is now. It is ahead of what is drawn: a change that is made before the
 * last one is painted must add to that one, and not to what is drawn.
 */
export const currentParameters = (): URLSearchParams => new URLSearchParams(window.location.search)
