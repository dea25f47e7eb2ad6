interface Layer {
  route?: { path: string; methods: Record<string, boolean> }
  handle?: { stack?: Layer[] }
}

/** Every route an app answers, as `GET /client/case/:uuid`: what the tests of tenancy must have a case for. */
export function routesOf(app: { router: unknown }): string[] {
  const walk = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : walk(handle?.stack ?? []),
    )
  return walk((app.router as { stack: Layer[] }).stack).toSorted()
}
