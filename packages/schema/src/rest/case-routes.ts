import { activityTypes, aspects, stages } from '@costdraft/costing'
import { areas } from '../areas/index.ts'
import type { AnyArea } from '../areas/area.ts'
import { caseViewForm } from '../case-views/case-view.ts'
import { note } from '../cases/note.ts'
import { deadlineParameters, deadlineRuleNames, deadlineStarts, doneReasons } from '../deadlines/deadlines.ts'
import { stageMoveFields } from '../cases/stage-move.ts'
import { textFields, textNames, textPath } from '../cases/texts.ts'
import { copyFields } from '../case-copies/copy-fields.ts'
import { comment } from '../items/comment.ts'
import { caseListParameters, pageParameters } from './case-list-parameters.ts'
import {
  anyRecord,
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
  flag,
  listOf,
  money,
  orNull,
  pageOf,
  record,
  ref,
  uuid,
  wholeOrPage,
} from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

const inCases = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'Cases',
  summary,
  needs: 'case:read',
  ...more,
})

const allAreas: readonly AnyArea[] = Object.values<AnyArea>(areas)
const namedCase = ({ adjective }: AnyArea): string => `${/^[aeiou]/i.test(adjective) ? 'an' : 'a'} ${adjective} case`

/** The routes that create the cases of each area. */
const creations = (): RestRoutes =>
  Object.fromEntries(
    allAreas.map((area) => [
      `POST /client/:clientUuid/case/${area.createPath}`,
      inCases(`Creates ${namedCase(area)}`, {
        body: ref(`New${area.graphqlName}`),
        form: { care_case: ref(`New${area.graphqlName}`), files: listOf({ type: 'string', format: 'binary' }) },
        answer: ref('Case'),
        status: 201,
        isKeyed: true,
        needs: 'case:create',
        text: 'As JSON, or as a form with its documents: all is stored, or nothing.',
      }),
    ]),
  )

/** The paths at which cases are changed; two areas may share one. */
const changes = (): RestRoutes =>
  Object.fromEntries(
    [...new Set(allAreas.flatMap(({ changePath, createPath }) => [changePath, createPath]))].map((path) => {
      const of = allAreas.filter(({ changePath, createPath }) => [changePath, createPath].includes(path))
      return [
        `PATCH /client/case/${path}/:uuid`,
        inCases(`Changes the details of ${of.map(namedCase).join(' or ')}`, {
          body: { anyOf: of.map(({ graphqlName }) => ref(`${graphqlName}Changes`)) },
          answer: ref('Case'),
          isVersioned: true,
        }),
      ]
    }),
  )

const certificates = (): RestRoutes =>
  Object.fromEntries(
    allAreas.flatMap(({ certificate, ...area }): [string, RestRoute][] =>
      certificate
        ? [
            [
              `PATCH /client/case/:uuid/${certificate.path}`,
              inCases(`Changes the certificate of ${namedCase(area)}`, {
                body: { ...changesOf(certificate.fields), additionalProperties: true },
                answer: ref('Case'),
                isVersioned: true,
                text: 'Fields of the case that are judged with its certificate may be sent with it.',
              }),
            ],
          ]
        : [],
    ),
  )

const texts = (): RestRoutes =>
  Object.fromEntries(
    textNames.map((name) => [
      `PATCH /client/case/:uuid/${textPath(name)}`,
      inCases('Saves a long text of a case', { body: bodyOf(textFields(name)), answer: anyRecord, isVersioned: true }),
    ]),
  )

const enhancement = record({
  activity_type: { type: 'string', enum: activityTypes },
  case_part: { type: ['string', 'null'], enum: [...aspects, null] },
  enhancement: { ...count, description: 'In whole percent.' },
})

const dayOrNull = orNull({ type: 'string', format: 'date' })
const deadline = record({
  rule: { type: 'string', enum: deadlineRuleNames },
  source: anyText,
  start: { type: 'string', enum: deadlineStarts },
  start_date: dayOrNull,
  calendar_day: dayOrNull,
  computed_on: dayOrNull,
  entered_on: dayOrNull,
  date: { ...dayOrNull, description: 'The last day: what was entered, or else what was computed.' },
  days: orNull({ type: 'integer', description: 'From today; negative once it is past.' }),
  done: { type: ['string', 'null'], enum: [...doneReasons, null] },
})
const deadlines = record({
  version: count,
  starts: listOf(record({ start: { type: 'string', enum: deadlineStarts }, date: dayOrNull, is_entered: flag })),
  deadlines: listOf(deadline),
})
const deadlineChange = body({ rule: { type: 'string', enum: deadlineRuleNames }, entered_on: dayOrNull, done: flag }, [
  'rule',
])

const view = { answer: anyRecord, tag: 'Cases' } as const

const cases: RestRoutes = {
  'GET /client/case': inCases('The cases that the caller may read, the one changed last first', {
    query: [...caseListParameters, 'with', 'without'],
    answer: pageOf(ref('ListedCase')),
  }),
  'GET /client/case/by-stage': inCases('How many there are in each stage, and what they come to', {
    query: caseListParameters,
    answer: listOf(anyRecord),
  }),
  'GET /client/case/choices': inCases('What they can be filtered by', {
    query: ['client', 'status'],
    answer: listOf(anyRecord),
  }),
  'GET /client/:clientUuid/case': inCases('The cases of a client', {
    query: caseListParameters,
    answer: wholeOrPage(ref('Case')),
  }),
  'POST /client/case/batch': inCases('Figures of up to 200 cases', {
    body: body({ cases: listOf(uuid), parts: listOf(anyText) }, ['cases', 'parts']),
    answer: record({ cases: listOf(orNull(anyRecord)) }),
    isRead: true,
    text: 'Null stands for a case that the caller may not read.',
  }),
  'GET /client/case/removal': inCases('Cases that were removed in the last thirty days', {
    query: ['client'],
    answer: listOf(ref('Removal')),
    needs: 'case:create',
  }),
  'DELETE /client/case/:uuid': inCases('Removes an open case without rows', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'case:create',
    text: 'It can be brought back for thirty days, with its notes and files.',
  }),
  'POST /client/case/:uuid/restore-removal': inCases('Brings a removed case back as it was', {
    answer: ref('Case'),
    needs: 'case:create',
  }),
  'GET /client/deadline': inCases('The dates that run in cases, in order of day', {
    query: deadlineParameters,
    answer: pageOf(record({ case_uuid: uuid, case_name: anyText, client: uuid, deadline })),
    text: 'Those that are not done; with `done` all of them.',
  }),
  'GET /client/calendar-link': inCases('When the caller’s calendar link was made and last read', {
    answer: anyRecord,
    text: 'Nulls without one.',
  }),
  'POST /client/calendar-link': inCases('Makes the caller’s calendar link, in the place of an earlier one', {
    answer: record({ secret: anyText, made_at: anyText }),
    text: 'Its secret is answered this once. An API client has none.',
  }),
  'DELETE /client/calendar-link': inCases('Ends the caller’s calendar link', { answer: 'nothing' }),
  'POST /client/calendar': {
    tag: 'Cases',
    summary: 'The dates of whoever has a calendar link, as an iCalendar file',
    body: body({ secret: anyText, web_url: anyText }, ['secret']),
    answer: 'file',
    isRead: true,
    isPublic: true,
    text: 'The gateway serves it at `/calendar/{secret}.ics`. A secret of nobody is answered with 404.',
  },
  'GET /client/case/:case/deadline': inCases('The dates that run in a case', { answer: deadlines, isVersioned: true }),
  'PATCH /client/case/:case/deadline': inCases('Sets days from which dates run, own dates, and what is done', {
    body: body({ starts: anyRecord, deadlines: listOf(deadlineChange) }),
    answer: deadlines,
    isVersioned: true,
    text: 'In a complete case as well. What is left out stays; a null takes a day away.',
  }),
  'GET /client/case/:uuid': inCases('A case', {
    query: ['columns', 'with', 'sums'],
    answer: ref('Case'),
    isVersioned: true,
  }),
  'POST /client/case/:case/copy': inCases('Copies a case', {
    body: changesOf(copyFields),
    answer: ref('Case'),
    status: 201,
    isKeyed: true,
    needs: 'case:create',
    text: 'A case in progress with the same facts, and with `items` with the same rows; without them a deputyship is for the next period. No notes, comments, documents, budgets and external ids.',
  }),
  'POST /client/case/:uuid/status/:stage': inCases('Moves a case to another stage', {
    body: changesOf(stageMoveFields),
    answer: ref('Case'),
    isKeyed: true,
    isVersioned: true,
    text: `One of ${stages.join(', ')}. In another stage than \`from\`, the case is not moved: 409, \`details.stage\` says where it is.`,
  }),
  'PATCH /client/case/:uuid/exceptional': inCases('Claims the case as exceptional, or no longer', {
    body: body({ exceptionals: listOf(record({ exceptional: flag, case_part: orNull(anyText) })) }, ['exceptionals']),
    answer: anyRecord,
  }),
  'GET /client/case/:uuid/tr_enhancement': inCases('The enhancement of each activity', {
    answer: listOf(enhancement),
    isVersioned: true,
  }),
  'POST /client/case/:uuid/tr_enhancement': inCases('Sets the enhancement of each activity', {
    body: body({ enhancements: listOf(enhancement) }, ['enhancements']),
    answer: listOf(enhancement),
    isVersioned: true,
  }),
  'GET /client/case/:uuid/audit': inCases('What was changed in a case, the newest first', {
    query: [...pageParameters, 'by', 'kind'],
    answer: pageOf(anyRecord),
  }),
  'GET /client/case/:uuid/audit/choices': inCases('By whom, and to which kinds of record', { answer: anyRecord }),
  'GET /client/case/:uuid/audit/:change/restore': inCases('What restoring an entry would change', {
    answer: anyRecord,
  }),
  'POST /client/case/:uuid/audit/:change/restore': inCases('Restores the values of an entry', {
    body: anyRecord,
    answer: anyRecord,
    isVersioned: true,
  }),
  'GET /client/case-view': {
    ...view,
    summary: 'The caller’s saved views, and those that colleagues share',
    answer: listOf(anyRecord),
  },
  'POST /client/case-view': {
    ...view,
    summary: 'Saves a view of a list of cases',
    body: bodyOf(caseViewForm),
    status: 201,
    isKeyed: true,
  },
  'PATCH /client/case-view/:uuid': {
    ...view,
    summary: 'Changes a view of the caller’s own',
    body: changesOf(caseViewForm),
    isVersioned: true,
  },
  'DELETE /client/case-view/:uuid': { tag: 'Cases', summary: 'Removes a view of the caller’s own', answer: 'nothing' },
}

const inTalk = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  ...inCases(summary, more),
  tag: 'Comments and notes',
})
const COMMENTS = '/client/entity/:type/:entity/comment'

const talk: RestRoutes = {
  'GET /client/case/:uuid/note': inTalk('The notes of a case, the newest first', { answer: listOf(ref('Note')) }),
  'POST /client/case/:uuid/note': inTalk('Adds a note', {
    body: bodyOf(note),
    answer: ref('Note'),
    status: 201,
    isKeyed: true,
  }),
  'PATCH /client/case/:uuid/note/:note': inTalk('Changes a note of the caller’s own', {
    body: changesOf(note),
    answer: ref('Note'),
    isVersioned: true,
  }),
  'DELETE /client/case/:uuid/note/:note': inTalk('Removes a note of the caller’s own', {
    answer: 'nothing',
    isVersioned: true,
  }),
  [`GET ${COMMENTS}`]: inTalk('The comments on a row', { answer: anyRecord }),
  [`POST ${COMMENTS}`]: inTalk('Comments on a row', {
    body: bodyOf(comment),
    answer: ref('Comment'),
    status: 201,
    isKeyed: true,
  }),
  [`PATCH ${COMMENTS}/:comment`]: inTalk('Changes a comment of the caller’s own', {
    body: changesOf(comment),
    answer: ref('Comment'),
    isVersioned: true,
  }),
  [`PATCH ${COMMENTS}/:comment/resolve`]: inTalk('Resolves a comment', { body: anyRecord, answer: ref('Comment') }),
  'GET /client/case/:case/open-comments': inTalk('The unresolved comments of a case', { answer: listOf(anyRecord) }),
}

const inMoney = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  ...inCases(summary, more),
  tag: 'Totals and filing',
})
const BUDGET = '/client/case/:case/budget'

const figures: RestRoutes = {
  'GET /client/case/:uuid/totals': inMoney('What a case comes to, by head', { answer: ref('Totals') }),
  'GET /client/case/:uuid/totals/:head': inMoney('The lines of one head', {
    query: [...pageParameters, 'case_part'],
    answer: pageOf(
      record({ quantity: { type: 'number' }, unit: anyText, rate: money, net: money, vat: money, gross: money }),
    ),
  }),
  'GET /client/case/:uuid/filing-check': inMoney('What a costs officer would raise', {
    query: [...pageParameters, 'rule'],
    answer: anyRecord,
  }),
  'GET /client/case/:case/attention': inMoney('How many rows need attention, by kind', { answer: listOf(anyRecord) }),
  'GET /client/case/:uuid/usual-rate': inMoney('What work is claimed at where no rate is entered', {
    query: ['fee_earner', 'date'],
    answer: anyRecord,
  }),
  'GET /client/case/:uuid/bill-lists': inMoney('The entries that the rows of the case may have', { answer: anyRecord }),
  [`GET ${BUDGET}`]: inMoney('A version of the costs budget', { query: ['number'], answer: anyRecord }),
  [`POST ${BUDGET}`]: inMoney('Saves a version of the costs budget', {
    body: anyRecord,
    answer: anyRecord,
    status: 201,
    isKeyed: true,
  }),
  [`POST ${BUDGET}/figures`]: inMoney('What a budget would come to; nothing is stored', {
    body: anyRecord,
    answer: anyRecord,
    isRead: true,
  }),
}

/** Cases, what is said of them, and what they come to. */
export const caseRoutes = (): RestRoutes => ({
  ...cases,
  ...creations(),
  ...changes(),
  ...certificates(),
  ...texts(),
  ...talk,
  ...figures,
})
