import { ground, rooms } from './scripts/rooms.mjs'

/** Who may import whom. `npm run check` fails on any arrow not drawn here or in `scripts/rooms.mjs`. */
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

const TEST = String.raw`\.(test|examples)\.tsx?$`
/** The files of a room: those of a folder, or one file of the root. */
const filesOf = (room) => (room.endsWith('.ts') ? `${room.replace('.', String.raw`\.`)}$` : `${room}/`)
/** One rule for each room: the rooms of its package that it may import. The ground counts from where it is listed. */
function roomRules([name, listed]) {
  const src = `^packages/${name}/src`
  const order = Object.keys(listed)
  return order.map((room, at) => {
    const below = (ground[name] ?? []).filter((one) => order.indexOf(one) < at)
    const allowed = [...new Set([...below, ...listed[room]])]
    return {
      name: `${name}/${room} may import only ${['itself', ...allowed].join(', ')}`,
      severity: 'error',
      from: { path: `${src}/${filesOf(room)}`, pathNot: TEST },
      to: { path: `${src}/`, pathNot: `${src}/(${[room, ...allowed].map(filesOf).join('|')})` },
    }
  })
}
export default {
  forbidden: [
    ...arrows,
    ...Object.entries(rooms).flatMap(roomRules),
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
      name: 'no cycles, types included',
      severity: 'error',
      from: {},
      to: { circular: true },
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
