import { isPage } from '@costdraft/schema/pages.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, Kind, parse, specifiedRules, validate, type DocumentNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { errorCodes } from '@costdraft/schema/errors/error-codes.ts'
import { limitRules } from '../operations/limits.ts'
import { explorerExamples } from './explorer-examples.ts'
import { explorerPage } from './explorer.ts'
import { pageOf } from './page.ts'
import { publicPages, renderTopic } from './public-pages.ts'
import { referencePage } from './reference.ts'
import { topics } from './topics.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const installation = {
  webUrl: 'https://costs.example',
  tokenUrl: 'https://sign-in.example/oauth/token',
  isOwnSignIn: true,
  queryBudget: 600_000,
  requestsAtOnce: 6,
  transfersAtOnce: 4,
  bodyLimit: '2mb',
}
const frame = { company: 'CostDraft', version: '0.0.0', styles: '/docs/style.css' }
const pages = publicPages(installation, frame)
const schema = buildSchema(typeDefs)
/** What the gateway serves beside the public pages. */
const OTHERS = new Set(['/favicon.svg', '/docs/style.css', '/schema.graphql', '/openapi.json'])

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
const idsOf = (path: string): Set<string> | undefined => {
  const html = pages.get(path)
  return html === undefined ? undefined : idsIn(html)
}
const linksIn = (html: string): string[] => [...html.matchAll(/ href="([^"]+)"/g)].map(([, link = '']) => link)

/** The links of a page, at a path below `/docs`, that lead nowhere. */
const brokenLinks = (path: string, html: string): string[] => {
  const own = idsIn(html)
  return linksIn(html).filter((link) => {
    const { origin, pathname, hash } = new URL(link, `https://costs.example/docs${path}`)
    if (origin !== 'https://costs.example') return !origin.startsWith('https://')
    if (OTHERS.has(pathname) || isPage(pathname)) return false
    const target = pathname === `/docs${path}` ? own : idsOf(pathname.replace(/^\/docs/, ''))
    return target === undefined || (hash !== '' && !target.has(hash.slice(1)))
  })
}

/** The operations that stand on a page: by themselves, and in the bodies of requests. */
function operationsOn(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'text', file), 'utf8')
  const own = [...text.matchAll(/```graphql\n([^]*?)```/g)].map(([, operation = '']) => operation)
  const sent = [...text.matchAll(/"query": ("(?:[^"\\]|\\.)*")/g)].map(([, json = '']) => JSON.parse(json) as string)
  return [...own, ...sent]
}

/** Whether an operation asks for what this version of the schema has not: then there is nothing to check. */
const isLater = (text: string): boolean =>
  text.includes('externalId:') &&
  !schema
    .getQueryType()!
    .getFields()
    .case?.args.some(({ name }) => name === 'externalId')

const rootsOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
      : [],
  )

describe('the public pages', () => {
  test('every link leads somewhere, and no place of a fact is left', () => {
    for (const [path, html] of pages) {
      expect(brokenLinks(path, html), path).toEqual([])
      expect(html.includes('{{'), path).toBe(false)
    }
  })

  test('have one heading of the first level, and no script', () => {
    for (const [path, html] of pages) {
      expect(html.match(/<h1>/g), path).toHaveLength(1)
      expect(html.includes('<script'), path).toBe(false)
    }
  })

  test('show the address asked for in their samples, and nothing of it as HTML', () => {
    const html = renderTopic(topics[0]!, { ...installation, webUrl: 'https://a.example/"><script>' }).html
    expect(html).toContain('https://a.example/&quot;&gt;&lt;script&gt;/graphql')
    expect(html).not.toContain('<script>')
  })

  test('have a section for each code of an error', () => {
    const ids = idsIn(pages.get('/errors') ?? '')
    expect(errorCodes.filter((code) => !ids.has(code.toLowerCase()))).toEqual([])
  })

  test('show operations of this schema', () => {
    const queries = Object.keys(schema.getQueryType()!.getFields())
    const mutations = Object.keys(schema.getMutationType()!.getFields())
    const known = new Set([...queries, ...mutations])
    const checked = topics
      .flatMap(({ file }) => operationsOn(file))
      .filter((text) => !isLater(text))
      .map((text) => parse(text))
      .filter((document) => rootsOf(document).every((name) => known.has(name)))
    expect(checked.length).toBeGreaterThanOrEqual(6)
    for (const document of checked) expect(validate(schema, document)).toEqual([])
  })
})

describe('the explorer', () => {
  test.each(explorerExamples)('$name is an operation within the limits', ({ query }) => {
    expect(validate(schema, parse(query), [...specifiedRules, ...limitRules()])).toEqual([])
  })

  test('lists each example with its operation', () => {
    const { html } = explorerPage()
    expect(html.match(/data-operation/g)).toHaveLength(explorerExamples.length)
    expect(html).toContain('moveCase(')
  })
})

describe('the reference', () => {
  const reference = referencePage(schema)
  const html = pageOf(reference, frame)

  test('has every type, field, argument and value, each once', () => {
    const ids = [...reference.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const wanted = [
      'Query.cases',
      'Query.cases.filter',
      'Case',
      'Case.caseName',
      'Stage.in_progress',
      'CaseFilter.areas',
    ]
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
    const types = Object.keys(schema.getTypeMap()).filter((name) => !/^__|^Query$|^Mutation$/.test(name))
    expect(types.filter((name) => !ids.includes(name))).toEqual([])
  })

  test('every link leads to an element of it', () => {
    expect(brokenLinks('/reference', html)).toEqual([])
  })
})
