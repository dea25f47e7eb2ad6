import type { Plugin } from 'vite'

/** Files that need one another in a circle run before what they need: a list of words is then undefined, and only on some ways through the app. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  generateBundle: (_options, bundle) => {
    const done = new Set<string>()
    const follow = (name: string, way: readonly string[]): void => {
      if (way.includes(name))
        throw new Error(
          `These files of the web app need one another in a circle: ${[...way, name].join(' → ')}. Group them otherwise.`,
        )
      const file = bundle[name]
      if (done.has(name) || file?.type !== 'chunk') return
      for (const next of file.imports) follow(next, [...way, name])
      done.add(name)
    }
    for (const name of Object.keys(bundle)) follow(name, [])
  },
})
