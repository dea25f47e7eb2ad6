import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { isFee, textFieldOf, type AnyKind, type Parts } from '@costdraft/schema/kind.ts'
import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { splitFieldsOf } from '@costdraft/schema/row-moves/row-moves.ts'
import { filesForm, newFile, pdf, root } from './files.ts'
import { caseBody, furtherAreaCases } from './further-area-cases.ts'
import { careCase } from './care-case.ts'
import { courtOfProtectionCase } from './court-of-protection-case.ts'
import { highCostCase } from './high-cost-case.ts'
import { interPartesCase } from './inter-partes-case.ts'
import { ledgerForm, sheetForm } from './ledger-form.ts'
import { billListEntry, caseOf, itemBody, rateEdition, type Target } from './target.ts'

/** A sheet with a user who is new to a firm. */
const peopleForm = ({ client }: { client: string }): Buffer =>
  sheetForm(['Name,E-mail,Role', `Not Mine,${client}@mine.example,Team leader`], 'people.csv')

export type TargetRequest = (t: Target) => [path: string, body?: unknown]
/**
 * A request for each route: for a record of another firm, or, if it takes no record, one without effect. The tenancy
 * tests fail for a route without an entry.
 */
export const rest: Record<string, TargetRequest> = {
  'GET /health': () => ['health'],
  'GET /ready': () => ['ready'],
  'POST /users/unsubscribe': () => ['users/unsubscribe', { token: 'of nobody' }],
  'POST /client/calendar': () => ['client/calendar', { secret: 'of nobody' }],
  'GET /client/additions': () => ['client/additions'],
  'GET /users/additions': () => ['users/additions'],
  'GET /expert-type': () => ['expert-type'],
  'GET /users/user': () => ['users/user'],
  'PATCH /users/user': () => ['users/user', {}],
  'POST /users/user/password': () => ['users/user/password', {}],
  'GET /users/user/session': () => ['users/user/session'],
  'POST /clients': () => ['clients', {}],
  'DELETE /users/user/session': () => ['users/user/session'],
  'GET /users/user/sign-ins': () => ['users/user/sign-ins'],
  'POST /clients/:client/merge/preview': ({ firm, parent }) => [
    `clients/${firm.client}/merge/preview`,
    { client: parent.client },
  ],
  'POST /clients/:client/merge': ({ firm, parent }) => [
    `clients/${firm.client}/merge`,
    { client: parent.client, stamp: 'none' },
  ],
  'POST /clients/:client/parent/preview': ({ firm }) => [`clients/${firm.client}/parent/preview`, { parent: null }],
  'POST /clients/:client/parent': ({ firm }) => [`clients/${firm.client}/parent`, { parent: null }],
  'GET /users/audit': ({ firm }) => [`users/audit?first=200&client=${firm.client}`],
  'GET /users/administrators': () => ['users/administrators'],
  'POST /users/administrators': () => ['users/administrators', {}],
  'POST /users/administrators/invitation': () => ['users/administrators/invitation', {}],
  'GET /clients/:client/archive': ({ firm }) => [`clients/${firm.client}/archive`],
  'GET /clients/:client/mark': ({ firm }) => [`clients/${firm.client}/mark`],
  'PUT /clients/:client/mark': ({ firm }) => [`clients/${firm.client}/mark`, {}],
  'DELETE /clients/:client/mark': ({ firm }) => [`clients/${firm.client}/mark`],
  'GET /clients/:client/firm-archive': ({ firm }) => [`clients/${firm.client}/firm-archive`],
  'POST /clients/:client/firm-archive': ({ firm }) => [
    `clients/${firm.client}/firm-archive`,
    { current_password: 'not this one' },
  ],
  'GET /clients/:client/firm-archive/:archive/file': ({ firm, firmArchive }) => [
    `clients/${firm.client}/firm-archive/${firmArchive}/file`,
  ],
  'DELETE /clients/:client/firm-archive/:archive': ({ firm, firmArchive }) => [
    `clients/${firm.client}/firm-archive/${firmArchive}`,
  ],
  'GET /users/:user/hand-over': ({ person }) => [`users/${person}/hand-over`],
  'POST /users/:user/hand-over': ({ person, firm }) => [`users/${person}/hand-over`, { to: { cases: firm.person } }],
  'POST /users/:user/hand-over/undo': ({ person }) => [`users/${person}/hand-over/undo`, {}],
  'POST /users/user/absence': () => ['users/user/absence', {}],
  'DELETE /users/user/absence': () => ['users/user/absence'],
  'POST /users/:user/absence': ({ person, firm }) => [
    `users/${person}/absence`,
    { from: '2099-01-01', until: '2099-01-02', deputy: firm.person },
  ],
  'DELETE /users/:user/absence': ({ person }) => [`users/${person}/absence`],
  'POST /clients/:client/users': ({ firm, person }) => [
    `clients/${firm.client}/users`,
    { users: [{ uuid: person, client_role: 'solicitor' }] },
  ],
  'GET /users/:user/sessions': ({ person }) => [`users/${person}/sessions`],
  'DELETE /users/:user/sessions': ({ person }) => [`users/${person}/sessions`],
  'DELETE /users/:user/sessions/:session': ({ person }) => [`users/${person}/sessions/a-session`],
  'DELETE /users/user/session/:session': ({ person }) => [`users/user/session/${person}`],
  'GET /users/user/second-factor': () => ['users/user/second-factor'],
  'POST /users/user/second-factor': () => ['users/user/second-factor', {}],
  'POST /users/user/second-factor/:factor/removal': ({ person }) => [`users/user/second-factor/${person}/removal`, {}],
  'GET /users/user/notification': () => ['users/user/notification'],
  'GET /users/user/notification/unread': () => ['users/user/notification/unread'],
  'GET /users/user/notification/settings': () => ['users/user/notification/settings'],
  'PATCH /users/user/notification/settings': () => ['users/user/notification/settings', {}],
  'POST /users/user/notification/read': ({ notification }) => [
    'users/user/notification/read',
    { uuids: [notification] },
  ],
  'GET /client/search/queues': () => ['client/search/queues'],
  'GET /client/search/panel': () => ['client/search/panel'],
  'GET /client/search': ({ canary }) => [`client/search?q=${canary}`],
  'GET /clients': ({ canary }) => [`clients?first=200&search=${canary}`],
  'GET /users': ({ firm }) => [`users?first=200&client=${firm.client}`],
  'PATCH /clients/:client': ({ firm }) => [`clients/${firm.client}`, { name: 'Taken' }],
  'POST /clients/:client/archive': ({ firm }) => [`clients/${firm.client}/archive`, {}],
  'POST /clients/:client/restore': ({ firm }) => [`clients/${firm.client}/restore`, {}],
  'PATCH /clients/:client/sites/:site': ({ firm }) => [`clients/${firm.client}/sites/${firm.site}`, { town: 'Taken' }],
  'PATCH /client/:client/fee-earner/:earner': ({ firm }) => [
    `client/${firm.client}/fee-earner/${firm.feeEarner}`,
    { surname: 'Taken' },
  ],
  'POST /client/:client/fee-earner/:earner/preview': ({ firm }) => [
    `client/${firm.client}/fee-earner/${firm.feeEarner}/preview`,
    { grade: 'D', from: '2025-01-01' },
  ],
  // Long after any work of the tests.
  'POST /client/:client/fee-earner/:earner/retirement': ({ firm }) => [
    `client/${firm.client}/fee-earner/${firm.feeEarner}/retirement`,
    { from: '2999-01-01' },
  ],
  'DELETE /client/:client/fee-earner/:earner': ({ firm }) => [`client/${firm.client}/fee-earner/${firm.feeEarner}`],
  'POST /client/:client/fee-earner/:earner/restore-removal': ({ firm }) => [
    `client/${firm.client}/fee-earner/${firm.feeEarner}/restore-removal`,
    {},
  ],
  'GET /clients/removal': ({ firm }) => [`clients/removal?client=${firm.client}`],
  'DELETE /clients/:client': ({ firm }) => [`clients/${firm.client}`],
  'POST /clients/:client/restore-removal': ({ firm }) => [`clients/${firm.client}/restore-removal`, {}],
  'DELETE /clients/:client/sites/:site': ({ firm }) => [`clients/${firm.client}/sites/${firm.site}`],
  'POST /clients/:client/sites/:site/restore-removal': ({ firm }) => [
    `clients/${firm.client}/sites/${firm.site}/restore-removal`,
    {},
  ],
  'GET /client/case/removal': ({ firm }) => [`client/case/removal?client=${firm.client}`],
  'DELETE /client/case/:uuid': ({ caseUuid }) => [`client/case/${caseUuid}`],
  'POST /client/case/:uuid/restore-removal': ({ caseUuid }) => [`client/case/${caseUuid}/restore-removal`, {}],
  'DELETE /client/:client/fee-earner/:earner/period/:from': ({ firm }) => [
    `client/${firm.client}/fee-earner/${firm.feeEarner}/period/2025-01-01`,
  ],
  'POST /clients/:client/sites/:site/preview': ({ firm }) => [
    `clients/${firm.client}/sites/${firm.site}/preview`,
    { location: 'London' },
  ],
  'GET /clients/users/:user': ({ person }) => [`clients/users/${person}`],
  'POST /users/clients/:client': ({ firm }) => [
    `users/clients/${firm.client}`,
    {
      firstname: 'Not',
      surname: 'Mine',
      email_address: 'not@mine.example',
      password: 'Not-mine-1',
      client_role: 'team_leader',
      site_uuid: firm.site,
    },
  ],
  'POST /users/clients/:client/invitation': ({ firm }) => [
    `users/clients/${firm.client}/invitation`,
    {
      firstname: 'Not',
      surname: 'Mine',
      email_address: 'not@mine.example',
      client_role: 'team_leader',
      site_uuid: firm.site,
    },
  ],
  'GET /users/clients/:client/import': ({ firm }) => [`users/clients/${firm.client}/import`],
  'POST /users/clients/:client/import': ({ firm }) => [`users/clients/${firm.client}/import`, peopleForm(firm)],
  'POST /users/clients/:client/import/preview': ({ firm }) => [
    `users/clients/${firm.client}/import/preview`,
    peopleForm(firm),
  ],
  'POST /users/clients/:client/import/failed': ({ firm }) => [
    `users/clients/${firm.client}/import/failed`,
    peopleForm(firm),
  ],
  'DELETE /users/clients/:client/import/:import': ({ firm, peopleImport }) => [
    `users/clients/${firm.client}/import/${peopleImport}`,
  ],
  'PATCH /users/:user': ({ person }) => [`users/${person}`, { client_role: 'owner' }],
  'DELETE /users/:user': ({ person }) => [`users/${person}`],
  'POST /users/:user/restore': ({ person }) => [`users/${person}/restore`, {}],
  'POST /users/:user/password': ({ person }) => [`users/${person}/password`, { password: 'Not-mine-1' }],
  'POST /users/:user/reset': ({ person }) => [`users/${person}/reset`, {}],
  'POST /users/:user/second-factor/reset': ({ person }) => [`users/${person}/second-factor/reset`, {}],
  'GET /clients/:client/second-factor': ({ firm }) => [`clients/${firm.client}/second-factor`],
  'PATCH /clients/:client/second-factor': ({ firm }) => [`clients/${firm.client}/second-factor`, { roles: ['owner'] }],
  'POST /clients/:client/users/:user': ({ firm, parent }) => [
    `clients/${firm.client}/users/${parent.person}`,
    { client_role: 'owner' },
  ],
  'PATCH /clients/:client/users/:user': ({ firm, parent }) => [
    `clients/${firm.client}/users/${parent.person}`,
    { client_role: 'solicitor' },
  ],
  'DELETE /clients/:client/users/:user': ({ firm, parent }) => [`clients/${firm.client}/users/${parent.person}`],
  'GET /clients/:client/api-client': ({ firm }) => [`clients/${firm.client}/api-client`],
  'POST /clients/:client/api-client': ({ firm }) => [
    `clients/${firm.client}/api-client`,
    { name: 'Not mine', client_role: 'solicitor' },
  ],
  'DELETE /clients/:client/api-client/:apiClient': ({ firm, apiClient }) => [
    `clients/${firm.client}/api-client/${apiClient}`,
  ],
  'GET /clients/webhook': ({ firm }) => [`clients/webhook?client=${firm.client}`],
  'POST /clients/:client/webhook': ({ firm }) => [
    `clients/${firm.client}/webhook`,
    { url: 'https://hooks.example/', types: ['comment.added'] },
  ],
  'GET /clients/webhook/:webhook': ({ webhook }) => [`clients/webhook/${webhook}`],
  'PATCH /clients/webhook/:webhook': ({ webhook }) => [`clients/webhook/${webhook}`, { description: 'Taken' }],
  'DELETE /clients/webhook/:webhook': ({ webhook }) => [`clients/webhook/${webhook}`],
  'POST /clients/webhook/:webhook/secret': ({ webhook }) => [`clients/webhook/${webhook}/secret`, {}],
  'GET /clients/webhook/:webhook/delivery': ({ webhook }) => [`clients/webhook/${webhook}/delivery`],
  'POST /clients/webhook/:webhook/resend': ({ webhook, webhookDelivery }) => [
    `clients/webhook/${webhook}/resend`,
    { uuids: [webhookDelivery] },
  ],
  'GET /clients/:client/user-group': ({ firm }) => [`clients/${firm.client}/user-group`],
  'POST /clients/:client/user-group': ({ firm, person }) => [
    `clients/${firm.client}/user-group`,
    { name: 'Not mine', users: [person] },
  ],
  'PATCH /clients/:client/user-group/:group': ({ firm, group }) => [
    `clients/${firm.client}/user-group/${group}`,
    { name: 'Taken' },
  ],
  'DELETE /clients/:client/user-group/:group': ({ firm, group }) => [`clients/${firm.client}/user-group/${group}`],
  'GET /client/case': ({ firm }) => [`client/case?client=${firm.client}`],
  'POST /client/case/batch': ({ caseUuid }) => [
    'client/case/batch',
    { cases: [caseUuid], parts: ['totals', 'attention', 'documents', 'unresolved_comments'] },
  ],
  'POST /client/case/lists': ({ caseUuid }) => ['client/case/lists', { cases: [caseUuid], list: 'hearings' }],
  'POST /client/case/moves': ({ caseUuid }) => [
    'client/case/moves',
    { moves: [{ case: caseUuid, stage: 'complete', from: 'in_progress' }] },
  ],
  'POST /client/case/edits': ({ caseUuid }) => [
    'client/case/edits',
    { edits: [{ case: caseUuid, area: 'legal_aid', changes: { case_name: 'Re Taken' } }] },
  ],
  'POST /client/case/outputs': ({ caseUuid }) => ['client/case/outputs', { cases: [{ case: caseUuid }] }],
  'POST /client/case/rows': ({ caseUuid, firm }) => [
    'client/case/rows',
    { rows: [{ case: caseUuid, kind: 'time_recording', item: itemBody('timeRecording', firm) }] },
  ],
  'GET /client/case/choices': ({ firm }) => [`client/case/choices?client=${firm.client}`],
  'GET /client/changes': () => ['client/changes'],
  ...Object.fromEntries(
    reportNames.map((name): [string, TargetRequest] => {
      const path = `client/reports/${reports[name].path}`
      return [`GET /${path}`, ({ firm }) => [`${path}?client=${firm.client}`]]
    }),
  ),
  'GET /client/case-view': () => ['client/case-view'],
  'POST /client/case-view': () => ['client/case-view', { name: '', page: 'cases', query: '', is_shared: false }],
  'PATCH /client/case-view/:uuid': ({ view }) => [`client/case-view/${view}`, { name: 'Taken' }],
  'DELETE /client/case-view/:uuid': ({ view }) => [`client/case-view/${view}`],
  'GET /client/case/by-stage': ({ firm }) => [`client/case/by-stage?client=${firm.client}`],
  'GET /client/:clientUuid/case': ({ firm }) => [`client/${firm.client}/case`],
  'POST /client/:clientUuid/case/legal-aid': ({ firm }) => [`client/${firm.client}/case/legal-aid`, careCase(firm)],
  'POST /client/:clientUuid/case/high-cost': ({ firm }) => [`client/${firm.client}/case/high-cost`, highCostCase(firm)],
  'POST /client/:clientUuid/case/court-of-protection': ({ firm }) => [
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm),
  ],
  'POST /client/:clientUuid/case/inter-parties': ({ firm }) => [
    `client/${firm.client}/case/inter-parties`,
    interPartesCase(firm),
  ],
  'PATCH /client/case/high-cost/:uuid': ({ highCostCase: uuid }) => [
    `client/case/high-cost/${uuid}`,
    { case_name: 'Re Taken' },
  ],
  'PATCH /client/case/court-of-protection/:uuid': ({ addCourtOfProtectionCase }) => [
    `client/case/court-of-protection/${addCourtOfProtectionCase}`,
    { case_name: 'Re Taken' },
  ],
  'PATCH /client/case/inter-parties/:uuid': ({ addInterPartesCase }) => [
    `client/case/inter-parties/${addInterPartesCase}`,
    { case_name: 'Taken v Birch' },
  ],
  'PATCH /client/case/:uuid/high-cost/certificate': ({ highCostCase: uuid }) => [
    `client/case/${uuid}/high-cost/certificate`,
    { fee_scheme: 'hourly' },
  ],
  'PATCH /client/case/:uuid/value-of-assets': ({ addCourtOfProtectionCase }) => [
    `client/case/${addCourtOfProtectionCase}/value-of-assets`,
    { value_of_assets: 'Not mine.' },
  ],
  'GET /client/case/:uuid': ({ caseUuid }) => [`client/case/${caseUuid}`],
  'PATCH /client/case/legal-aid/:uuid': ({ caseUuid }) => [
    `client/case/legal-aid/${caseUuid}`,
    { case_name: 'Re Taken' },
  ],
  'PATCH /client/case/:uuid/certificate': ({ caseUuid }) => [`client/case/${caseUuid}/certificate`, { transfer: true }],
  'POST /client/case/:uuid/status/:stage': ({ caseUuid }) => [`client/case/${caseUuid}/status/complete`, {}],
  'GET /client/case/:uuid/note': ({ caseUuid }) => [`client/case/${caseUuid}/note`],
  'POST /client/case/:uuid/note': ({ caseUuid }) => [`client/case/${caseUuid}/note`, { body: 'Not mine.' }],
  'PATCH /client/case/:uuid/note/:note': ({ caseUuid, note }) => [
    `client/case/${caseUuid}/note/${note}`,
    { body: 'Not mine.' },
  ],
  'DELETE /client/case/:uuid/note/:note': ({ caseUuid, note }) => [`client/case/${caseUuid}/note/${note}`],
  'GET /client/case/:uuid/audit': ({ caseUuid }) => [`client/case/${caseUuid}/audit`],
  'GET /client/case/:uuid/audit/choices': ({ caseUuid }) => [`client/case/${caseUuid}/audit/choices`],
  'GET /client/case/:uuid/audit/:change/restore': ({ caseUuid, change }) => [
    `client/case/${caseUuid}/audit/${change}/restore`,
  ],
  'POST /client/case/:uuid/audit/:change/restore': ({ caseUuid, change }) => [
    `client/case/${caseUuid}/audit/${change}/restore`,
    {},
  ],
  'GET /client/case/:uuid/usual-rate': ({ firm, addInterPartesCase }) => [
    `client/case/${addInterPartesCase}/usual-rate?fee_earner=${firm.feeEarner}&date=2025-01-14`,
  ],
  'GET /client/case/:uuid/filing-check': ({ caseUuid }) => [`client/case/${caseUuid}/filing-check`],
  'GET /client/case/:case/open-comments': ({ caseUuid }) => [`client/case/${caseUuid}/open-comments`],
  'GET /client/calendar-link': () => ['client/calendar-link'],
  'POST /client/calendar-link': () => ['client/calendar-link', {}],
  'DELETE /client/calendar-link': () => ['client/calendar-link'],
  'GET /client/deadline': ({ firm }) => [`client/deadline?client=${firm.client}`],
  'GET /client/case/:case/deadline': ({ addInterPartesCase }) => [`client/case/${addInterPartesCase}/deadline`],
  'PATCH /client/case/:case/deadline': ({ addInterPartesCase }) => [
    `client/case/${addInterPartesCase}/deadline`,
    { starts: { right_to_costs: '2025-01-31' } },
  ],
  'GET /client/case/:case/assessment': ({ complete }) => [`client/case/${complete}/assessment`],
  'PATCH /client/case/:case/assessment': ({ complete }) => [
    `client/case/${complete}/assessment`,
    { general_points: 'Not mine.' },
  ],
  'DELETE /client/case/:case/assessment': ({ complete }) => [`client/case/${complete}/assessment`],
  'POST /client/case/:case/assessment/restore': ({ complete }) => [`client/case/${complete}/assessment/restore`, {}],
  'GET /client/case/:case/assessment/line': ({ complete }) => [`client/case/${complete}/assessment/line`],
  'PATCH /client/case/:case/assessment/line': ({ complete, assessedLine }) => [
    `client/case/${complete}/assessment/line`,
    { changes: [{ uuid: assessedLine, reply: 'Not mine.' }] },
  ],
  'POST /client/case/:case/assessment/line/rule': ({ complete }) => [
    `client/case/${complete}/assessment/line/rule`,
    { ruling: { column: 'offered', percent: 10 } },
  ],
  // Who may do it is looked at before the file and before what was kept of one.
  'POST /client/case/:case/assessment/upload': ({ complete }) => [
    `client/case/${complete}/assessment/upload?preview=1`,
    sheetForm([], 'Electronic bill.xlsx'),
  ],
  'POST /client/case/:case/assessment/import/:import': ({ complete, assessmentRuling }) => [
    `client/case/${complete}/assessment/import/${assessmentRuling}`,
    {},
  ],
  'POST /client/case/:case/assessment/ruling/:undo/undo': ({ complete, assessmentRuling }) => [
    `client/case/${complete}/assessment/ruling/${assessmentRuling}/undo`,
    {},
  ],
  'GET /client/case/:case/past-reductions': ({ caseUuid }) => [`client/case/${caseUuid}/past-reductions`],
  'GET /client/case/:case/assessment/reductions': ({ complete }) => [
    `client/case/${complete}/assessment/reductions?by=reason`,
  ],
  'GET /client/case/:case/budget': ({ addInterPartesCase }) => [`client/case/${addInterPartesCase}/budget`],
  'POST /client/case/:case/budget': ({ addInterPartesCase }) => [`client/case/${addInterPartesCase}/budget`, budget],
  'POST /client/case/:case/budget/figures': ({ addInterPartesCase }) => [
    `client/case/${addInterPartesCase}/budget/figures`,
    budget,
  ],
  'GET /client/case/:uuid/totals': ({ caseUuid }) => [`client/case/${caseUuid}/totals`],
  'GET /client/case/:uuid/totals/:head': ({ caseUuid }) => [`client/case/${caseUuid}/totals/scheduled`],
  'PATCH /client/case/:uuid/narrative': ({ caseUuid }) => [
    `client/case/${caseUuid}/narrative`,
    { narrative: 'Not mine.' },
  ],
  'PATCH /client/case/:uuid/enhancement': ({ caseUuid }) => [
    `client/case/${caseUuid}/enhancement`,
    { enhancement: 'Not mine.' },
  ],
  'GET /client/case/:uuid/tr_enhancement': ({ caseUuid }) => [`client/case/${caseUuid}/tr_enhancement`],
  'POST /client/case/:uuid/tr_enhancement': ({ caseUuid }) => [
    `client/case/${caseUuid}/tr_enhancement`,
    { enhancements: [{ enhancement: 50, activity_type: 'preparation', case_part: null }] },
  ],
  'GET /client/case/:uuid/output': ({ caseUuid }) => [`client/case/${caseUuid}/output`],
  'POST /client/case/:uuid/output': ({ caseUuid }) => [`client/case/${caseUuid}/output`, {}],
  'GET /client/case/:uuid/output/state': ({ caseUuid }) => [`client/case/${caseUuid}/output/state`],
  'GET /client/case/:uuid/preview': ({ caseUuid }) => [`client/case/${caseUuid}/preview`],
  'POST /client/case/:uuid/preview/:key': ({ caseUuid }) => [`client/case/${caseUuid}/preview/bill`, {}],
  'GET /client/case/:uuid/preview/:key/content': ({ caseUuid }) => [`client/case/${caseUuid}/preview/bill/content`],
  'GET /client/case/output/:output': ({ output }) => [`client/case/output/${output}`],
  'GET /client/entity/:type/:entity/comment': ({ items }) => [`client/entity/case_fee/${items.hearing}/comment`],
  'POST /client/entity/:type/:entity/comment': ({ items }) => [
    `client/entity/case_fee/${items.hearing}/comment`,
    { body: 'Not mine.' },
  ],
  'PATCH /client/entity/:type/:entity/comment/:comment': ({ items, comment }) => [
    `client/entity/case_fee/${items.hearing}/comment/${comment}`,
    { body: 'Not mine.' },
  ],
  'PATCH /client/entity/:type/:entity/comment/:comment/resolve': ({ items, comment }) => [
    `client/entity/case_fee/${items.hearing}/comment/${comment}/resolve`,
    {},
  ],
  'PATCH /client/case/:uuid/exceptional': ({ caseUuid }) => [
    `client/case/${caseUuid}/exceptional`,
    { exceptionals: [{ exceptional: false, case_part: null }] },
  ],
  'POST /client/case/:case/time-recording/upload': ({ caseUuid }) => [
    `client/case/${caseUuid}/time-recording/upload`,
    ledgerForm(),
  ],
  'POST /client/case/:case/time-recording/import': ({ caseUuid }) => [
    `client/case/${caseUuid}/time-recording/import`,
    ledgerForm(),
  ],
  'POST /client/case/:case/time-recording/import/preview': ({ caseUuid }) => [
    `client/case/${caseUuid}/time-recording/import/preview`,
    ledgerForm(),
  ],
  'POST /client/case/:case/time-recording/import/failed': ({ caseUuid }) => [
    `client/case/${caseUuid}/time-recording/import/failed`,
    ledgerForm(),
  ],
  'GET /client/case/:case/time-recording/import': ({ caseUuid }) => [`client/case/${caseUuid}/time-recording/import`],
  'DELETE /client/case/:case/time-recording/import/:import': ({ caseUuid, ledgerImport }) => [
    `client/case/${caseUuid}/time-recording/import/${ledgerImport}`,
  ],
  'GET /client/case/:case/time-recording/estimated': ({ caseUuid }) => [
    `client/case/${caseUuid}/time-recording/estimated`,
  ],
  'POST /client/case/:case/file': ({ caseUuid }) => [
    `client/case/${caseUuid}/file`,
    filesForm(root(newFile('Not mine.pdf', 0)), [{ name: 'Not mine.pdf', bytes: pdf() }]),
  ],
  'PATCH /client/case/:case/folder-structure': ({ caseUuid }) => [
    `client/case/${caseUuid}/folder-structure`,
    { folder_structure: root() },
  ],
  'POST /client/case/:case/file/:file/restore': ({ caseUuid, file }) => [
    `client/case/${caseUuid}/file/${file}/restore`,
    {},
  ],
  'GET /client/case/file/:file': ({ file }) => [`client/case/file/${file}`],
  'GET /clients/:client': ({ firm }) => [`clients/${firm.client}`],
  'GET /clients/:client/children': ({ firm }) => [`clients/${firm.client}/children`],
  'GET /clients/:client/sites': ({ firm }) => [`clients/${firm.client}/sites`],
  'POST /clients/:client/sites': ({ firm }) => [`clients/${firm.client}/sites`, {}],
  'GET /clients/:client/users': ({ firm }) => [`clients/${firm.client}/users`],
  'GET /client/:client/rate-card': ({ firm }) => [`client/${firm.client}/rate-card`],
  'POST /client/:client/rate-card': ({ firm }) => [
    `client/${firm.client}/rate-card`,
    { grade: 'B', effective_from: '2020-01-01', rate: 1 },
  ],
  'PATCH /client/:client/rate-card/:uuid': ({ firm, rateCard }) => [
    `client/${firm.client}/rate-card/${rateCard}`,
    { rate: 1 },
  ],
  'DELETE /client/:client/rate-card/:uuid': ({ firm, rateCard }) => [`client/${firm.client}/rate-card/${rateCard}`],
  'GET /client/case/:uuid/bill-lists': ({ addCourtOfProtectionCase }) => [
    `client/case/${addCourtOfProtectionCase}/bill-lists`,
  ],
  'GET /client/:client/bill-list/:list': ({ firm }) => [`client/${firm.client}/bill-list/opg105_categories`],
  'POST /client/:client/bill-list/:list': ({ firm }) => [
    `client/${firm.client}/bill-list/opg105_categories`,
    billListEntry('Not mine'),
  ],
  'PATCH /client/:client/bill-list/:list/:uuid': ({ firm, billListEntry: entry }) => [
    `client/${firm.client}/bill-list/opg105_categories/${entry}`,
    { name: 'Taken' },
  ],
  'DELETE /client/:client/bill-list/:list/:uuid': ({ firm, billListEntry: entry }) => [
    `client/${firm.client}/bill-list/opg105_categories/${entry}`,
  ],
  'GET /client/:client/rates': ({ firm }) => [`client/${firm.client}/rates`],
  'GET /client/:client/rates/:table': ({ firm }) => [`client/${firm.client}/rates/care_fixed_fee`],
  'POST /client/:client/rates/:table/edition': ({ firm }) => [
    `client/${firm.client}/rates/hourly_9a/edition`,
    { ...rateEdition('Not mine'), amounts: { 'family_court.counsel.London': 1 } },
  ],
  'PATCH /client/:client/rates/:table/edition/:edition': ({ firm, rateEdition: edition }) => [
    `client/${firm.client}/rates/care_fixed_fee/edition/${edition}`,
    { authority: 'Taken' },
  ],
  'DELETE /client/:client/rates/:table/edition/:edition': ({ firm, rateEdition: edition }) => [
    `client/${firm.client}/rates/care_fixed_fee/edition/${edition}`,
  ],
  'POST /client/:client/rates/:table/preview': ({ firm, rateEdition: edition }) => [
    `client/${firm.client}/rates/care_fixed_fee/preview`,
    { edition, removed: true },
  ],
  'GET /client/:client/rates/:table/csv': ({ firm, rateEdition: edition }) => [
    `client/${firm.client}/rates/care_fixed_fee/csv?edition=${edition}`,
  ],
  'POST /client/:client/rates/:table/csv': ({ firm }) => [`client/${firm.client}/rates/care_fixed_fee/csv`, {}],
  'GET /client/fee-earner': ({ firm }) => [`client/fee-earner?uuid=${firm.feeEarner}`],
  'GET /client/:client/fee-earner': ({ firm }) => [`client/${firm.client}/fee-earner`],
  'POST /client/:client/fee-earner': ({ firm }) => [`client/${firm.client}/fee-earner`, {}],
}

/** A costs budget with nothing but its day. */
const budget = { incurred_to: '2025-01-31' }

/** The routes of the documents of an item, at a path. */
const fileRoutes = (route: string, at: (t: Target) => string): [string, TargetRequest][] => [
  [`POST ${route}/file`, (t) => [`${at(t)}/file`, { entity_files: [t.file] }]],
  [`DELETE ${route}/file/:file`, (t) => [`${at(t)}/file/${t.file}`]],
]

/** A row of the target that is of a kind. */
const rowOf = ({ items }: Target, kind: AnyKind): string =>
  (Object.keys(kinds) as KindName[]).flatMap((name) => (kinds[name].name === kind.name ? items[name] : []))[0] ?? ''

/** The routes of every item kind, from its declaration. */
const itemRoutes = Object.fromEntries(
  (Object.entries(kinds) as [KindName, AnyKind][])
    .filter(([, { list }]) => list)
    .flatMap(([name, kind]): [string, TargetRequest][] => {
      const route = `/client/case/:case/${kind.path}`
      const at = (t: Target) => `client/case/${caseOf(t, name)}/${kind.path}`
      const item = (t: Target) => `${at(t)}/${t.items[name]}`
      const parts = partsIn(kind, `${route}/:item`, item)
      return [
        [`GET ${route}`, (t) => [at(t)]],
        [`POST ${route}`, (t) => [at(t), itemBody(name, t.firm)]],
        [`GET ${route}/sums`, (t) => [`${at(t)}/sums`]],
        [
          `POST ${route}/changes`,
          (t) => [`${at(t)}/changes`, { changes: [{ action: 'remove', uuid: t.items[name] }] }],
        ],
        [`POST ${route}/:item/split`, (t) => [`${item(t)}/split`, { [splitFieldsOf(kind)[0] ?? 'time']: 0.01 }]],
        [`POST ${route}/move`, (t) => [`${at(t)}/move`, { rows: [t.items[name]], party: null }]],
        [`GET ${route}/:item`, (t) => [item(t)]],
        [`PATCH ${route}/:item`, (t) => [item(t), { [textFieldOf(kind) ?? '']: 'Not mine.' }]],
        ...(kind.deletedThrough ? [] : [[`DELETE ${route}/:item`, (t) => [item(t)]] satisfies [string, TargetRequest]]),
        ...(kind.hasFiles && !isFee(kind) ? fileRoutes(`${route}/:item`, item) : []),
        ...parts,
      ]
    }),
)
/** The routes of the parts of a row, and of the parts of a row in one of its lists. */
function partsIn({ parts }: AnyKind, route: string, at: (t: Target) => string): [string, TargetRequest][] {
  return Object.values(parts as Parts).flatMap((part): [string, TargetRequest][] => {
    const list = `${route}/${part.path}`
    const inList = (t: Target) => `${at(t)}/${part.path}`
    if (!part.many)
      return [
        [`PATCH ${list}`, (t) => [inList(t), {}]],
        [`DELETE ${list}`, (t) => [inList(t)]],
      ]
    const one = (t: Target) => `${inList(t)}/${rowOf(t, part.kind)}`
    return [
      [`POST ${list}`, (t) => [inList(t), {}]],
      [`PATCH ${list}/:part`, (t) => [one(t), {}]],
      [`DELETE ${list}/:part`, (t) => [one(t)]],
      ...partsIn(part.kind, `${list}/:part`, one),
    ]
  })
}
const feeFileRoutes = fileRoutes(
  '/client/case/:case/fee/:item',
  (t) => `client/case/${t.caseUuid}/fee/${t.items.hearing}`,
)
for (const file of furtherAreaCases) {
  const { createPath, changePath } = file.area
  rest[`POST /client/:clientUuid/case/${createPath}`] = ({ firm }) => [
    `client/${firm.client}/case/${createPath}`,
    caseBody(file, firm),
  ]
  rest[`PATCH /client/case/${changePath}/:uuid`] = ({ caseUuid, furtherCases }) => [
    `client/case/${changePath}/${furtherCases?.[file.area.name] ?? caseUuid}`,
    { case_name: 'Re Taken' },
  ]
}
Object.assign(rest, itemRoutes, Object.fromEntries(feeFileRoutes), {
  'GET /client/case/:case/attention': ({ caseUuid }: Target) => [`client/case/${caseUuid}/attention`],
  'DELETE /client/case/:case/fee/:item': ({ caseUuid, items }: Target) => [
    `client/case/${caseUuid}/fee/${items.hearing}`,
  ],
  'POST /client/case/:case/row-operation/:operation/undo': ({ caseUuid, rowOperation }: Target) => [
    `client/case/${caseUuid}/row-operation/${rowOperation}/undo`,
    {},
  ],
  'POST /client/case/:case/hearing/price': ({ caseUuid, firm }: Target) => [
    `client/case/${caseUuid}/hearing/price`,
    itemBody('hearing', firm),
  ],
  'POST /client/case/:case/copy': ({ caseUuid }: Target) => [`client/case/${caseUuid}/copy`, { items: true }],
  'POST /client/case/:case/item/:item/restore': ({ caseUuid, items }: Target) => [
    `client/case/${caseUuid}/item/${items.hearing}/restore`,
    {},
  ],
})
