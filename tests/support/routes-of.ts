interface Handler {
  /** The parameters that a GET takes, where its handler says them. */
  parameters?: readonly string[]
}
interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { handle: Handler }[] }
  handle?: { stack?: Layer[] }
}
interface App {
  router: unknown
}

/** Each route of an Express app with its handlers. */
function handlersByRoute({ router }: App): Map<string, Handler[]> {
  const found = new Map<string, Handler[]>()
  const walk = (layers: Layer[]): void => {
    for (const { route, handle } of layers)
      if (route)
        for (const method of Object.keys(route.methods))
          found.set(
            `${method.toUpperCase()} ${route.path}`,
            route.stack.map((layer) => layer.handle),
          )
      else walk(handle?.stack ?? [])
  }
  walk((router as { stack: Layer[] }).stack)
  return found
}

/** All routes of an Express app, such as `GET /client/case/:uuid`. The tenancy tests must cover each. */
export const routesOf = (app: App): string[] => [...handlersByRoute(app).keys()].toSorted()

/** The parameters that a route takes. */
export const parametersOf = (app: App, route: string): readonly string[] =>
  handlersByRoute(app)
    .get(route)
    ?.flatMap(({ parameters = [] }) => parameters) ?? []
