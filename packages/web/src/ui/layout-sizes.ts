/** Sizes of the layout, shared with its skeleton. */
export const sidebarWidth = 'clamp(208px, 17vw, 330px)'
export const topBarHeight = '52px'
export const gutter = '6'
export const searchWidth = '420px'
/**
 * A window so low that heads and feet which stay in view would leave no room for what is between them, as at a zoom of
 * 400 %: there they scroll with the rest.
 */
export const lowWindow = '@media (max-height: 480px)'
