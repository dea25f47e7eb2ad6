import { relative } from 'node:path'
import type { CallExpression, Node } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Project, type Type } from 'typescript/unstable/sync'
import { Kysely, QueryCreator } from 'kysely'

/** What a function does by a handle of the owner of the tables, and not as a person. */
export interface OwnersWork {
  /** The file, from the source folder of the API. */
  file: string
  /** The function at the top of the file. */
  within: string
  /** The tables that its statements name. */
  tables: string[]
  /** The functions that requests call too, to which it gives the handle. */
  calls: string[]
}

/** Handles by the names of their types: those of Kysely, and of the connections below it. */
const HANDLES = ['Kysely', 'Transaction', 'ControlledTransaction']
const CONNECTIONS = ['Pool', 'PoolClient', 'Client', 'PostgresPool', 'PostgresPoolClient', 'PGlite']
/** What runs a statement by a handle that it is given, or passes that off as a viewer's. */
const TAKES_HANDLE = /^(?:execute\w*|stream|withoutViewer|ofViewer)$/
/** What a handle has that begins no statement. */
const HARMLESS = ['constructor', 'case', 'fn', 'dynamic', 'destroy', 'isTransaction']
/** What a handle has: its type is asked for only where one of these is used. */
const OF_HANDLE = new Set(
  [Kysely, QueryCreator]
    .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    .filter((name) => !HARMLESS.includes(name)),
)
const NO_VIEWER = 'withoutViewer'

/** Whether a type is one of these. A viewer's transaction is a `Transaction` with a mark, which is another type. */
const isOneOf = (type: Type | undefined, names: readonly string[]): boolean =>
  type !== undefined &&
  (type.isUnionType()
    ? type.getTypes().some((one) => isOneOf(one, names))
    : names.includes(type.getSymbol()?.name ?? ''))

/** The name of what is called. */
const calledName = ({ expression }: CallExpression): string | undefined => {
  if (isPropertyAccessExpression(expression)) return expression.name.text
  return isIdentifier(expression) ? expression.text : undefined
}

/** An expression that may be a handle, and where a statement is begun by it. */
interface Candidate {
  begun: Node
  node: Node
  names: readonly string[]
}

function candidateOf(begun: Node): Candidate[] {
  if (isPropertyAccessExpression(begun)) {
    const { name, expression: node } = begun
    if (OF_HANDLE.has(name.text)) return [{ begun, node, names: HANDLES }]
    return /^(?:query|exec)$/.test(name.text) ? [{ begun, node, names: CONNECTIONS }] : []
  }
  if (!isCallExpression(begun) || !TAKES_HANDLE.test(calledName(begun) ?? '')) return []
  return begun.arguments.map((node) => ({ begun, node, names: HANDLES }))
}

function candidatesIn(node: Node): Candidate[] {
  const found: Candidate[] = []
  const visit = (inner: Node): void => {
    found.push(...candidateOf(inner))
    inner.forEachChild(visit)
  }
  visit(node)
  return found
}

/** The name of the function or constant at the top of the file. */
function topOf(node: Node): string {
  let name = ''
  for (let at: Node = node; at.parent; at = at.parent)
    if ((isFunctionDeclaration(at) || isVariableDeclaration(at)) && at.name && isIdentifier(at.name))
      name = at.name.text
  return name
}

/** The whole chain that something begins: `db.selectFrom('case').where(…).execute()`. */
function chainOf(begun: Node): Node {
  let top = begun
  while (
    top.parent &&
    (isPropertyAccessExpression(top.parent) || (isCallExpression(top.parent) && top.parent.expression === top))
  )
    top = top.parent
  return top
}

const NAMED_TABLE =
  /(?:\b(?:from|join|into|update|using|table)\s+"?|(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\[?')(\w+)/gi
/** The tables of a list that a text names as SQL or as the query builder does. */
const tablesIn = (text: string, tables: ReadonlySet<string>): string[] =>
  Array.from(text.matchAll(NAMED_TABLE), ([, name = '']) => name).filter((name) => tables.has(name))

/**
 * What runs statements outside a viewer's transaction in the API, as its types say: wherever a handle that has not
 * the mark of `access/viewer-transaction.ts` begins a statement, or is given to what runs one. Tests and migrations
 * are left out.
 */
export function ownersWork(root: string, tables: ReadonlySet<string>): OwnersWork[] {
  const source = `${root}/packages/api/src`
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProject: `${root}/packages/api/tsconfig.json` }).getProjects()
    if (!project) throw new Error('The compiler does not find packages/api/tsconfig.json.')
    return project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${source}/`) && !name.startsWith(`${source}/db/migrations`))
      .toSorted()
      .flatMap((name) => workOf(project, name, relative(source, name), tables))
  } finally {
    api.close()
  }
}

/** The same of one file. */
function workOf({ program, checker }: Project, name: string, file: string, tables: ReadonlySet<string>): OwnersWork[] {
  const sourceFile = program.getSourceFile(name)
  const candidates = sourceFile ? candidatesIn(sourceFile) : []
  if (candidates.length === 0) return []
  const types = checker.getTypeAtLocation(candidates.map(({ node }) => node))
  const begun = candidates.flatMap(({ begun, names }, at) => (isOneOf(types[at], names) ? [begun] : []))
  return [...Map.groupBy(begun, topOf)].map(([within, nodes]) => ({
    ...{ file, within },
    tables: sorted(nodes.flatMap((node) => tablesIn(chainOf(node).getText(sourceFile), tables))),
    calls: sorted(nodes.flatMap(givenTo)),
  }))
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

/** The function that is given a handle as if it were a viewer's. */
const givenTo = (begun: Node): string[] =>
  isCallExpression(begun) && calledName(begun) === NO_VIEWER && isCallExpression(begun.parent)
    ? [calledName(begun.parent) ?? '']
    : []
