import type { Plugin } from 'vite'

/**
 * Vite plugin: fails the build when output chunks import each other in a cycle. In a cycle a chunk may run before a
 * chunk it needs, so that a constant is undefined, and only on some navigation paths.
 */
export const noImportCycles = (): Plugin => ({
  name: 'no-import-cycles',
  generateBundle: (_options, bundle) => {
    const visited = new Set<string>()
    const visit = (name: string, path: readonly string[]): void => {
      if (path.includes(name))
        throw new Error(
          `These chunks of the web app import each other in a cycle: ${[...path, name].join(' → ')}. Change their grouping in vite.config.ts.`,
        )
      const chunk = bundle[name]
      if (visited.has(name) || chunk?.type !== 'chunk') return
      for (const next of chunk.imports) visit(next, [...path, name])
      visited.add(name)
    }
    for (const name of Object.keys(bundle)) visit(name, [])
  },
})
