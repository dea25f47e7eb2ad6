import type { Plugin } from 'vite'

/** The style sheet of GraphiQL, as it is published. */
const STYLES = /[/\\]graphiql[/\\]dist[/\\]style\.css/

/**
 * Vite plugin: takes the fonts out of GraphiQL's style sheet. They are written into it, which the
 * Content-Security-Policy does not allow; its editor brings its icons as a file, and texts have our fonts.
 */
export const explorerFonts = (): Plugin => ({
  name: 'explorer-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: STYLES },
    handler: (code) => ({ code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }),
  },
})
