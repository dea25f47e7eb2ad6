interface Layer {
  route?: { path: string; methods: Record<string, boolean> }
  handle?: { stack?: Layer[] }
}

/** All routes of an Express app, such as `GET /client/case/:uuid`. The tenancy tests must cover each. */
export function routesOf(app: { router: unknown }): string[] {
  const walk = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : walk(handle?.stack ?? []),
    )
  return walk((app.router as { stack: Layer[] }).stack).toSorted()
}
