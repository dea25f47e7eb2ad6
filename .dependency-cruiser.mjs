/** Who may import whom. `npm run check` fails on any arrow not drawn here. */
const mayImport = {
  costing: [],
  schema: ['costing'],
  api: ['schema', 'costing'],
  gateway: ['schema'],
  web: ['schema', 'costing'],
}
const packages = Object.keys(mayImport)
const arrows = packages.map((from) => {
  const others = packages.filter((p) => p !== from && !mayImport[from].includes(p)).join('|')
  return {
    name: `${from} may import only ${['itself', ...mayImport[from]].join(', ')}`,
    severity: 'error',
    from: { path: `^packages/${from}/` },
    to: { path: `^packages/(${others})/` },
  }
})

export default {
  forbidden: [
    ...arrows,
    {
      name: 'costing is pure',
      severity: 'error',
      from: { path: '^packages/costing/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'an item knows no other item',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/items/([^/]+)/' },
      to: { path: '^packages/$1/src/items/[^/]+/', pathNot: '^packages/$1/src/items/($2|shared)/' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(generated|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
