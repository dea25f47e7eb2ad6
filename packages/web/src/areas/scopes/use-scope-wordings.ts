import { useEffect, useState } from 'react'

type Wordings = Readonly<Record<string, string>>
const none: Wordings = {}
let loaded: Wordings | undefined

/**
 * What certificates print for each scope, by code; empty until it is loaded, and if it cannot be: codes and names stand
 * without it.
 */
export function useScopeWordings(): Wordings {
  const [wordings, setWordings] = useState(loaded ?? none)
  useEffect(() => {
    if (loaded) return undefined
    let isShown = true
    import('@costdraft/schema/areas/scope-wordings.ts')
      .then(({ scopeWordings }) => {
        loaded = scopeWordings
        if (isShown) setWordings(scopeWordings)
      })
      .catch(console.error)
    return () => {
      isShown = false
    }
  }, [])
  return wordings
}
