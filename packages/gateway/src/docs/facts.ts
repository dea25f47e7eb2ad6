import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissions, permissionsOf, roleLabels, roles } from '@costdraft/schema/access/roles.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { fileTypes, MAX_FILE_SIZE, MAX_FILES } from '@costdraft/schema/files/file-types.ts'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { listedKinds } from '@costdraft/schema/items/listed-kinds.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { FIRM_FACTOR } from '@costdraft/schema/point-budget.ts'
import { PAGES as auditPages } from '../audit/own.ts'
import { OPERATION_LIMITS } from '../errors/operation-limits.ts'
import { LINES } from '../figures/create-case-figures.ts'
import { PAGES as filePages } from '../files/files.ts'
import { PAGES as itemPages } from '../items/item-lists.ts'
import { PAGES as notePages } from '../notes/case-notes.ts'
import { MAX_PAGE, PAGE } from '../upstream/pages.ts'
import { eventTypes, scopes } from './contract-words.ts'
import { errorSectionsText } from './error-sections.ts'
import { table } from './markdown-table.ts'
import { reportFacts } from './report-facts.ts'

/** What the pages say of this installation. */
export interface Installation {
  /** The address of the gateway, and that of the token route. */
  webUrl: string
  tokenUrl: string
  /** Whether CostDraft's own sign-in host runs, which alone has API clients. */
  isOwnSignIn: boolean
  /** Points a minute of a token. */
  queryBudget: number
  /** What one person has in work at once, at one process. */
  requestsAtOnce: number
  transfersAtOnce: number
  /** The largest body of an operation, such as `2mb`. */
  bodyLimit: string
}

const examples = join(import.meta.dirname, 'examples')
const number = (value: number): string => value.toLocaleString('en-GB')
const words = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const roleTable = (): string =>
  table(
    ['permission', ...roles.map((role) => roleLabels[role])],
    permissions.map((name) => [
      `\`${name}\``,
      ...roles.map((role) => (permissionsOf(role).includes(name) ? 'yes' : '–')),
    ]),
  )

const pageTable = (): string =>
  table(
    ['list', '`first`, if not given', '`first`, at most'],
    [
      ['cases, clients, users', PAGE, MAX_PAGE],
      ['rows of a case', itemPages.size, itemPages.max],
      ['lines of a bill', LINES.size, LINES.max],
      ['notes', notePages.size, notePages.max],
      ['files', filePages.size, filePages.max],
      ['audit', auditPages.size, auditPages.max],
    ],
  )

const limitTable = (bodyLimit: string): string =>
  table(
    ['what', 'at most'],
    [
      ['body of the request', bodyLimit.toUpperCase().replace(/(\D+)$/, ' $1')],
      ['words and signs of its text', number(OPERATION_LIMITS.tokens)],
      ['levels of fields', OPERATION_LIMITS.depth],
      ['aliases', OPERATION_LIMITS.aliases],
      ['directives', OPERATION_LIMITS.directives],
      ['values of one list', OPERATION_LIMITS.list],
      ['cost in points', number(OPERATION_LIMITS.cost)],
    ],
  )

const signIn = (isOwn: boolean): string =>
  isOwn
    ? ''
    : 'This installation signs people in at a host of its own, so that CostDraft has no API clients here: ask the ' +
      'administrator how that host gives a token to a program.'

/** What stands for each `{{name}}` in the texts: what the code says, so that no page can say otherwise. */
export const factsOf = (installation: Installation): Readonly<Record<string, string>> => ({
  webUrl: installation.webUrl,
  tokenUrl: installation.tokenUrl,
  signIn: signIn(installation.isOwnSignIn),
  areas: words(Object.keys(areas)),
  kinds: listedKinds.map(({ name }) => labelOf(name).toLowerCase()).join(', '),
  stages: words(Object.keys(stageLabels)),
  pages: pageTable(),
  roles: roleTable(),
  scopes: table(
    ['scope', 'what it opens'],
    scopes.map(([name, opens]) => [`\`${name}\``, opens]),
  ),
  events: table(
    ['type', 'when'],
    eventTypes.map(([name, when]) => [`\`${name}\``, when]),
  ),
  errors: errorSectionsText(),
  ...reportFacts,
  operationLimits: limitTable(installation.bodyLimit),
  budgets: table(
    ['budget', 'points a minute'],
    [
      ['of a token', number(installation.queryBudget)],
      ['of a firm, all its tokens together', number(installation.queryBudget * FIRM_FACTOR)],
    ],
  ),
  requestsAtOnce: number(installation.requestsAtOnce),
  transfersAtOnce: number(installation.transfersAtOnce),
  fileLimits: table(
    ['what', ''],
    [
      ['types', words(fileTypes.map((type) => `.${type}`))],
      ['size of a file', `${formatBytes(MAX_FILE_SIZE)} at most`],
      ['files of one request', `${MAX_FILES} at most`],
    ],
  ),
})

const PLACE = /\{\{([\w:.-]+)\}\}/g
const EXAMPLE = 'example:'
/**
 * A text with its facts in it, and with the programs that it shows (`{{example:file}}`). Throws for a name that there
 * is not.
 */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(PLACE, (_place, name: string) => {
    if (name.startsWith(EXAMPLE)) return readFileSync(join(examples, name.slice(EXAMPLE.length)), 'utf8').trimEnd()
    const fact = facts[name]
    if (fact === undefined) throw new Error(`The pages know nothing called ${name}.`)
    return fact
  })
