/** Sizes of the layout, shared with its skeleton. */
export const sidebarWidth = 'clamp(208px, 17vw, 330px)'
export const topBarHeight = '52px'
export const gutter = '6'
export const searchWidth = '420px'
