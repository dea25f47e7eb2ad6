import { createContext } from 'react'

/**
 * The place beside the open tab in which a panel of the tab stands, above the costs; null where the tab has the whole
 * width.
 */
export const SidePlace = createContext<HTMLElement | null>(null)
