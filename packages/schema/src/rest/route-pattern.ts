import { restRoutes } from './index.ts'

/** A route of the REST API, by the parts of its path; undefined for a part that a caller fills in. */
interface Pattern {
  path: string
  parts: readonly (string | undefined)[]
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The routes by method and number of parts, those with fewer parameters first. */
function patternsByLength(): Map<string, Pattern[]> {
  const patterns = Object.keys(restRoutes()).map((route) => {
    const [method = '', path = ''] = route.split(' ')
    const parts = partsOf(path).map((part) => (part.startsWith(':') ? undefined : part))
    return { key: `${method} ${parts.length}`, path, parts }
  })
  const filledIn = ({ parts }: Pattern): number => parts.filter((part) => part === undefined).length
  return Map.groupBy(
    patterns.toSorted((a, b) => filledIn(a) - filledIn(b)),
    ({ key }) => key,
  )
}

let known: Map<string, Pattern[]> | undefined

/**
 * The pattern of the route of a call to the case or admin API, such as `/client/case/:uuid`; `other` for a path that is
 * none of ours. For logs and traces, which must hold no value of a path.
 */
export function routePattern(method: string, path: string): string {
  known ??= patternsByLength()
  const parts = partsOf(path.split('?')[0] ?? '')
  const found = known
    .get(`${method} ${parts.length}`)
    ?.find((pattern) => pattern.parts.every((part, i) => part === undefined || part === parts[i]))
  return found?.path ?? 'other'
}
