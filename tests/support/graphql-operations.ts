import { examples } from '@costdraft/schema/items/examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { changeMutationOf } from '@costdraft/schema/items/row-changes.ts'
import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { areaOperations } from './area-operations.ts'
import { caseOf, type Target, type TargetOperation } from './target.ts'

/** A request for each root field: for a record of another firm, or, if it takes no record, one without effect. */
export const graphql: Record<string, TargetOperation> = {
  'Query.about': () => ['{ about { version } }', {}],
  'Query.viewer': () => ['{ viewer { email client { name } } }', {}],
  'Query.expertTypes': () => ['{ expertTypes { group types { typeName } } }', {}],
  'Query.roles': () => ['{ roles { label } }', {}],
  'Query.vocabulary': () => ['{ vocabulary { name words { word label meaning } } }', {}],
  'Query.queues': () => ['{ queues { count cases { caseName } } }', {}],
  'Query.panel': () => [
    '{ panel { queues { count cases { caseName } } newest { caseName } start { clients users solicitors { name } } } }',
    {},
  ],
  'Mutation.editNotificationSettings': () => ['mutation { editNotificationSettings(settings: []) { isOn } }', {}],
  'Query.solicitors': () => ['{ solicitors { name sites { siteName } } }', {}],
  'Mutation.addClient': () => [
    'mutation { addClient(input: { name: "", clientType: solicitor, solicitorSraNumber: "" }, sites: []) { uuid } }',
    {},
  ],
  'Mutation.editProfile': () => ['mutation { editProfile(input: { name: "", emailAddress: "" }) { uuid } }', {}],
  'Mutation.changePassword': () => ['mutation { changePassword(currentPassword: "", password: "") }', {}],
  'Query.search': ({ canary }) => [
    'query($s: String!) { search(text: $s) { cases { caseName } items { text caseName } notes { text } documents { text } counts { cases { count } items { count } notes { count } documents { count } } } }',
    { s: canary },
  ],
  'Mutation.markNotificationsRead': ({ notification }) => [
    'mutation($n: ID!) { markNotificationsRead(uuids: [$n]) { unreadNotifications } }',
    { n: notification },
  ],
  'Query.clients': ({ canary }) => [
    'query($s: String) { clients(search: $s) { nodes { name sites { siteName } } } }',
    { s: canary },
  ],
  'Query.users': ({ firm }) => [
    'query($c: ID!) { users(filter: { clients: [$c] }) { nodes { name emailAddress } } }',
    { c: firm.client },
  ],
  'Query.user': ({ person }) => ['query($u: ID!) { user(uuid: $u) { name emailAddress } }', { u: person }],
  'Query.apiClients': ({ firm }) => ['query($c: ID!) { apiClients(clientUuid: $c) { name } }', { c: firm.client }],
  'Mutation.addApiClient': ({ firm }) => [
    'mutation($c: ID!) { addApiClient(clientUuid: $c, input: { name: "Not mine", clientRole: solicitor }) { clientSecret } }',
    { c: firm.client },
  ],
  'Mutation.revokeApiClient': ({ firm, apiClient }) => [
    'mutation($c: ID!, $a: ID!) { revokeApiClient(clientUuid: $c, uuid: $a) }',
    { c: firm.client, a: apiClient },
  ],
  'Query.webhooks': ({ firm }) => ['query($c: ID!) { webhooks(clientUuid: $c) { url } }', { c: firm.client }],
  'Query.webhookDeliveries': ({ webhook }) => [
    'query($w: ID!) { webhookDeliveries(webhookUuid: $w) { nodes { caseUuid } } }',
    { w: webhook },
  ],
  'Mutation.addWebhook': ({ firm }) => [
    'mutation($c: ID!) { addWebhook(clientUuid: $c, input: { url: "https://hooks.example/", types: ["comment.added"] }) { secret } }',
    { c: firm.client },
  ],
  'Mutation.editWebhook': ({ webhook }) => [
    'mutation($w: ID!) { editWebhook(uuid: $w, input: { description: "Taken" }) { url } }',
    { w: webhook },
  ],
  'Mutation.removeWebhook': ({ webhook }) => ['mutation($w: ID!) { removeWebhook(uuid: $w) }', { w: webhook }],
  'Mutation.rotateWebhookSecret': ({ webhook }) => [
    'mutation($w: ID!) { rotateWebhookSecret(uuid: $w) { secret } }',
    { w: webhook },
  ],
  'Mutation.resendWebhookDeliveries': ({ webhook, webhookDelivery }) => [
    'mutation($w: ID!, $d: ID!) { resendWebhookDeliveries(webhookUuid: $w, uuids: [$d]) }',
    { w: webhook, d: webhookDelivery },
  ],
  'Query.rateTables': ({ firm }) => ['query($c: ID!) { rateTables(clientUuid: $c) { name own } }', { c: firm.client }],
  'Query.rateTable': ({ firm }) => [
    'query($c: ID!) { rateTable(clientUuid: $c, key: "care_fixed_fee") { editions { authority by } } }',
    { c: firm.client },
  ],
  'Query.rateEditionPreview': ({ firm, rateEdition }) => [
    'query($c: ID!, $e: ID!) { rateEditionPreview(clientUuid: $c, key: "care_fixed_fee", edition: $e) { totalCount nodes { caseName } } }',
    { c: firm.client, e: rateEdition },
  ],
  'Mutation.addRateEdition': ({ firm }) => [
    'mutation($c: ID!) { addRateEdition(clientUuid: $c, key: "hourly_9a", input: { effectiveFrom: "2020-01-01", authority: "Not mine", amounts: [{ row: "family_court.counsel.London", amount: "1.00" }] }) { uuid } }',
    { c: firm.client },
  ],
  'Mutation.editRateEdition': ({ firm, rateEdition }) => [
    'mutation($c: ID!, $e: ID!) { editRateEdition(clientUuid: $c, key: "care_fixed_fee", uuid: $e, input: { effectiveFrom: "2020-01-01", authority: "Taken", amounts: [{ row: "parent.other_judge.one.North", amount: "1.00" }] }) { uuid } }',
    { c: firm.client, e: rateEdition },
  ],
  'Mutation.removeRateEdition': ({ firm, rateEdition }) => [
    'mutation($c: ID!, $e: ID!) { removeRateEdition(clientUuid: $c, key: "care_fixed_fee", uuid: $e) }',
    { c: firm.client, e: rateEdition },
  ],
  'Query.rateCards': ({ firm }) => [
    'query($c: ID!) { rateCards(clientUuid: $c) { uuid rate by } }',
    { c: firm.client },
  ],
  'Mutation.addRateCard': ({ firm }) => [
    'mutation($c: ID!) { addRateCard(clientUuid: $c, input: { grade: C, effectiveFrom: "2020-01-01", rate: "1.00" }) { uuid } }',
    { c: firm.client },
  ],
  'Mutation.editRateCard': ({ firm, rateCard }) => [
    'mutation($c: ID!, $r: ID!) { editRateCard(clientUuid: $c, uuid: $r, input: { grade: A, effectiveFrom: "2020-01-01", rate: "1.00" }) { uuid } }',
    { c: firm.client, r: rateCard },
  ],
  'Mutation.removeRateCard': ({ firm, rateCard }) => [
    'mutation($c: ID!, $r: ID!) { removeRateCard(clientUuid: $c, uuid: $r) }',
    { c: firm.client, r: rateCard },
  ],
  'Query.billList': ({ firm }) => [
    'query($c: ID!) { billList(clientUuid: $c, list: opg105_categories) { uuid code name by } }',
    { c: firm.client },
  ],
  'Mutation.addBillListEntry': ({ firm }) => [
    'mutation($c: ID!) { addBillListEntry(clientUuid: $c, list: opg105_categories, input: { code: "Z", name: "Not mine", source: "Not mine", from: "2020-01-01" }) { uuid } }',
    { c: firm.client },
  ],
  'Mutation.editBillListEntry': ({ firm, billListEntry }) => [
    'mutation($c: ID!, $e: ID!) { editBillListEntry(clientUuid: $c, list: opg105_categories, uuid: $e, input: { code: "Z", name: "Taken", source: "Taken", from: "2020-01-01" }) { uuid } }',
    { c: firm.client, e: billListEntry },
  ],
  'Mutation.removeBillListEntry': ({ firm, billListEntry }) => [
    'mutation($c: ID!, $e: ID!) { removeBillListEntry(clientUuid: $c, list: opg105_categories, uuid: $e) }',
    { c: firm.client, e: billListEntry },
  ],
  'Query.userGroups': ({ firm }) => [
    'query($c: ID!) { userGroups(clientUuid: $c) { name users { name } } }',
    { c: firm.client },
  ],
  'Mutation.editClient': ({ firm }) => [
    'mutation($c: ID!) { editClient(uuid: $c, input: { name: "Taken" }) { name } }',
    { c: firm.client },
  ],
  'Mutation.archiveClient': ({ firm }) => [
    'mutation($c: ID!) { archiveClient(uuid: $c) { name } }',
    { c: firm.client },
  ],
  'Mutation.restoreClient': ({ firm }) => [
    'mutation($c: ID!) { restoreClient(uuid: $c) { name } }',
    { c: firm.client },
  ],
  'Mutation.editSite': ({ firm }) => [
    'mutation($c: ID!, $s: ID!) { editSite(clientUuid: $c, uuid: $s, input: { town: "Taken" }) { town } }',
    { c: firm.client, s: firm.site },
  ],
  'Query.feeEarner': ({ firm }) => ['query($f: ID!) { feeEarner(uuid: $f) { surname } }', { f: firm.feeEarner }],
  'Query.feeEarnerPreview': ({ firm }) => [
    'query($c: ID!, $f: ID!) { feeEarnerPreview(clientUuid: $c, uuid: $f, input: { grade: D }, from: "2025-01-01") { totalCount nodes { caseName } } }',
    { c: firm.client, f: firm.feeEarner },
  ],
  'Query.sitePreview': ({ firm }) => [
    'query($c: ID!, $s: ID!) { sitePreview(clientUuid: $c, uuid: $s, input: { location: "London" }) { totalCount nodes { caseName } } }',
    { c: firm.client, s: firm.site },
  ],
  // Long after any work of the tests.
  'Mutation.retireFeeEarner': ({ firm }) => [
    'mutation($f: ID!) { retireFeeEarner(uuid: $f, from: "2999-01-01") { surname } }',
    { f: firm.feeEarner },
  ],
  'Mutation.removeFeeEarner': ({ firm }) => [
    'mutation($c: ID!, $f: ID!) { removeFeeEarner(clientUuid: $c, uuid: $f) }',
    { c: firm.client, f: firm.feeEarner },
  ],
  'Mutation.restoreRemovedFeeEarner': ({ firm }) => [
    'mutation($c: ID!, $f: ID!) { restoreRemovedFeeEarner(clientUuid: $c, uuid: $f) { surname } }',
    { c: firm.client, f: firm.feeEarner },
  ],
  'Mutation.removeSite': ({ firm }) => [
    'mutation($c: ID!, $s: ID!) { removeSite(clientUuid: $c, uuid: $s) }',
    { c: firm.client, s: firm.site },
  ],
  'Mutation.restoreRemovedSite': ({ firm }) => [
    'mutation($c: ID!, $s: ID!) { restoreRemovedSite(clientUuid: $c, uuid: $s) { town } }',
    { c: firm.client, s: firm.site },
  ],
  'Mutation.removeClient': ({ firm }) => ['mutation($c: ID!) { removeClient(uuid: $c) }', { c: firm.client }],
  'Mutation.restoreRemovedClient': ({ firm }) => [
    'mutation($c: ID!) { restoreRemovedClient(uuid: $c) { name } }',
    { c: firm.client },
  ],
  'Mutation.removeCase': ({ caseUuid }) => ['mutation($u: ID!) { removeCase(uuid: $u) }', { u: caseUuid }],
  'Mutation.restoreRemovedCase': ({ firm, caseUuid }) => [
    'mutation($c: ID!, $u: ID!) { restoreRemovedCase(clientUuid: $c, uuid: $u) { caseName } }',
    { c: firm.client, u: caseUuid },
  ],
  'Query.removals': ({ firm }) => ['query($c: ID!) { removals(clientUuid: $c) { name } }', { c: firm.client }],
  'Query.removedCases': ({ firm }) => ['query($c: ID!) { removedCases(clientUuid: $c) { name } }', { c: firm.client }],
  'Mutation.removeFeeEarnerPeriod': ({ firm }) => [
    'mutation($c: ID!, $f: ID!) { removeFeeEarnerPeriod(clientUuid: $c, uuid: $f, from: "2025-01-01") { surname } }',
    { c: firm.client, f: firm.feeEarner },
  ],
  'Mutation.editFeeEarner': ({ firm }) => [
    'mutation($c: ID!, $f: ID!) { editFeeEarner(clientUuid: $c, uuid: $f, input: { surname: "Taken" }) { surname } }',
    { c: firm.client, f: firm.feeEarner },
  ],
  'Mutation.addUser': ({ firm }) => [
    'mutation($c: ID!, $s: ID!) { addUser(clientUuid: $c, input: { name: "Not Mine", emailAddress: "not@mine.example", password: "Not-mine-1", clientRole: team_leader, siteUuid: $s }) { uuid } }',
    { c: firm.client, s: firm.site },
  ],
  'Mutation.inviteUser': ({ firm }) => [
    'mutation($c: ID!, $s: ID!) { inviteUser(clientUuid: $c, input: { name: "Not Mine", emailAddress: "not@mine.example", clientRole: team_leader, siteUuid: $s }) { uuid } }',
    { c: firm.client, s: firm.site },
  ],
  'Mutation.editUser': ({ person, firm }) => [
    'mutation($u: ID!, $c: ID!) { editUser(uuid: $u, input: { clientRole: owner }, childClientRoles: [{ clientUuid: $c, role: owner }]) { name } }',
    { u: person, c: firm.client },
  ],
  'Mutation.linkUsers': ({ person, firm }) => [
    'mutation($u: ID!, $c: ID!) { linkUsers(clientUuid: $c, links: [{ userUuid: $u, clientRole: owner }]) { userUuid } }',
    { u: person, c: firm.client },
  ],
  'Mutation.deactivateUser': ({ person }) => ['mutation($u: ID!) { deactivateUser(uuid: $u) { name } }', { u: person }],
  'Mutation.restoreUser': ({ person }) => ['mutation($u: ID!) { restoreUser(uuid: $u) { name } }', { u: person }],
  'Mutation.resetPassword': ({ person }) => [
    'mutation($u: ID!) { resetPassword(uuid: $u, password: "Not-mine-1") { name } }',
    { u: person },
  ],
  'Mutation.sendPasswordLink': ({ person }) => [
    'mutation($u: ID!) { sendPasswordLink(userUuid: $u) { link sentTo } }',
    { u: person },
  ],
  'Mutation.addSecondFactor': () => [
    'mutation { addSecondFactor(kind: app, currentPassword: "not this one") { secret page } }',
    {},
  ],
  'Mutation.removeSecondFactor': ({ person }) => [
    'mutation($u: ID!) { removeSecondFactor(uuid: $u, currentPassword: "not this one") { recoveryCodesLeft } }',
    { u: person },
  ],
  'Mutation.resetSecondFactor': ({ person }) => [
    'mutation($u: ID!) { resetSecondFactor(userUuid: $u) { name } }',
    { u: person },
  ],
  'Query.secondFactorRule': ({ firm }) => [
    'query($c: ID!) { secondFactorRule(clientUuid: $c) { roles } }',
    { c: firm.client },
  ],
  'Mutation.editSecondFactorRule': ({ firm }) => [
    'mutation($c: ID!) { editSecondFactorRule(clientUuid: $c, roles: [owner]) { roles } }',
    { c: firm.client },
  ],
  'Query.archiveCounts': ({ firm }) => [
    'query($c: ID!) { archiveCounts(clientUuid: $c) { users feeEarners stages { stage cases } } }',
    { c: firm.client },
  ],
  'Mutation.removeClientMark': ({ firm }) => [
    'mutation($c: ID!) { removeClientMark(uuid: $c) { uuid } }',
    { c: firm.client },
  ],
  'Query.firmArchives': ({ firm }) => [
    'query($c: ID!) { firmArchives(clientUuid: $c) { uuid requestedBy { name } } }',
    { c: firm.client },
  ],
  'Mutation.requestFirmArchive': ({ firm }) => [
    'mutation($c: ID!) { requestFirmArchive(clientUuid: $c, currentPassword: "not this one") { uuid } }',
    { c: firm.client },
  ],
  'Mutation.deleteFirmArchive': ({ firm, firmArchive }) => [
    'mutation($c: ID!, $u: ID!) { deleteFirmArchive(clientUuid: $c, uuid: $u) }',
    { c: firm.client, u: firmArchive },
  ],
  'Query.administrationAudit': ({ firm }) => [
    'query($c: [ID!]) { administrationAudit(clients: $c, first: 200) { totalCount nodes { recordName sentences } } }',
    { c: [firm.client] },
  ],
  'Query.administrationAuditSheet': ({ firm }) => [
    'query($c: [ID!]) { administrationAuditSheet(clients: $c, format: csv) { fileName content } }',
    { c: [firm.client] },
  ],
  'Query.administrationKinds': () => ['{ administrationKinds { name label } }', {}],
  'Query.handOver': ({ person }) => [
    'query($u: ID!) { handOver(userUuid: $u) { cases reviews views caseList { caseName } undoable { byName } } }',
    { u: person },
  ],
  'Mutation.handOverUser': ({ person, firm }) => [
    'mutation($u: ID!, $p: ID!) { handOverUser(uuid: $u, to: { cases: $p }) { uuid } }',
    { u: person, p: firm.person },
  ],
  'Mutation.undoHandOver': ({ person }) => [
    'mutation($u: ID!) { undoHandOver(userUuid: $u) { cases } }',
    { u: person },
  ],
  'Mutation.setAbsence': ({ person, firm }) => [
    'mutation($u: ID!, $p: ID!) { setAbsence(userUuid: $u, input: { from: "2099-01-01", until: "2099-01-02", deputy: $p }) { uuid } }',
    { u: person, p: firm.person },
  ],
  'Mutation.endAbsence': ({ person }) => ['mutation($u: ID!) { endAbsence(userUuid: $u) { uuid } }', { u: person }],
  'Query.sessions': ({ person }) => ['query($u: ID!) { sessions(userUuid: $u) { uuid device } }', { u: person }],
  'Query.clientDuplicates': () => ['{ clientDuplicates(sraNumber: "of nobody") { uuid name } }', {}],
  'Query.mergePreview': ({ firm, parent }) => [
    'query($c: ID!, $p: ID!) { mergePreview(clientUuid: $c, mergedUuid: $p) { stamp collisions { name } } }',
    { c: firm.client, p: parent.client },
  ],
  'Query.clientParentPreview': ({ firm }) => [
    'query($c: ID!) { clientParentPreview(uuid: $c) { from roles } }',
    { c: firm.client },
  ],
  'Mutation.mergeClients': ({ firm, parent }) => [
    'mutation($c: ID!, $p: ID!) { mergeClients(clientUuid: $c, mergedUuid: $p, stamp: "none") { uuid name } }',
    { c: firm.client, p: parent.client },
  ],
  'Mutation.setClientParent': ({ firm }) => [
    'mutation($c: ID!) { setClientParent(uuid: $c) { uuid name } }',
    { c: firm.client },
  ],
  'Query.administrators': () => ['{ administrators { name emailAddress } }', {}],
  'Mutation.addAdministrator': () => [
    'mutation { addAdministrator(input: { name: "Not Mine", emailAddress: "not@mine.example", password: "Not-mine-1" }) { uuid } }',
    {},
  ],
  'Mutation.inviteAdministrator': () => [
    'mutation { inviteAdministrator(input: { name: "Not Mine", emailAddress: "not@mine.example" }) { uuid } }',
    {},
  ],
  'Query.signIns': () => ['{ signIns { nodes { device } } }', {}],
  'Mutation.endSession': ({ person }) => [
    'mutation($u: ID!) { endSession(uuid: "a-session", userUuid: $u) }',
    { u: person },
  ],
  'Mutation.endSessions': ({ person }) => ['mutation($u: ID!) { endSessions(userUuid: $u) }', { u: person }],
  'Mutation.addUserGroup': ({ firm, person }) => [
    'mutation($c: ID!, $p: ID!) { addUserGroup(clientUuid: $c, name: "Not mine", users: [$p]) { uuid } }',
    { c: firm.client, p: person },
  ],
  'Mutation.editUserGroup': ({ firm, group }) => [
    'mutation($c: ID!, $g: ID!) { editUserGroup(clientUuid: $c, uuid: $g, name: "Taken") { uuid } }',
    { c: firm.client, g: group },
  ],
  'Mutation.removeUserGroup': ({ firm, group }) => [
    'mutation($c: ID!, $g: ID!) { removeUserGroup(clientUuid: $c, uuid: $g) }',
    { c: firm.client, g: group },
  ],
  'Query.cases': ({ firm }) => [
    'query($c: ID!) { cases(filter: { clients: [$c] }) { nodes { caseName } } }',
    { c: firm.client },
  ],
  'Mutation.changedCase': ({ caseUuid }) => [
    'mutation($c: ID!) { changedCase(uuid: $c) { caseName totals { gross } openComments { uuid } } }',
    { c: caseUuid },
  ],
  'Query.case': ({ caseUuid, change }) => [
    'query($c: ID!, $i: String!) { case(uuid: $c) { caseName notes { nodes { body } } audit { nodes { sentences about { name } } } auditChoices { people { name } } auditRestore(id: $i) { version } } }',
    { c: caseUuid, i: change },
  ],
  'Query.caseChoices': ({ firm }) => [
    'query($c: ID!) { caseChoices(clients: [$c]) { types feeEarners { name } staff { name } groups { name } } }',
    { c: firm.client },
  ],
  'Query.caseSheet': ({ firm }) => [
    'query($c: ID!) { caseSheet(format: csv, filter: { clients: [$c] }) { content } }',
    { c: firm.client },
  ],
  'Query.reports': ({ firm }) => [
    'query($f: CaseFilter) { reports { workInProgress(filter: $f) { ...R } agePace(filter: $f) { ...R } completed(filter: $f) { ...R } unclaimed(filter: $f) { ...R } dates(filter: $f) { ...R } outcome(filter: $f) { ...R } } } fragment R on Report { rows { label labels count net } total { count net vat hours } notes }',
    { f: { clients: [firm.client] } },
  ],
  'Query.reportSheet': ({ firm }) => [
    'query($f: CaseFilter) { reportSheet(report: workInProgress, format: csv, filter: $f) { content } }',
    { f: { clients: [firm.client] } },
  ],
  'Query.changes': () => ['{ changes { nodes { kind uuid caseUuid clientUuid } pageInfo { hasNextPage } } }', {}],
  'Query.caseViews': () => ['{ caseViews { name query } }', {}],
  'Mutation.addCaseView': () => [
    'mutation { addCaseView(input: { name: "", page: cases, query: "", isShared: false }) { uuid } }',
    {},
  ],
  'Mutation.editCaseView': ({ view }) => [
    'mutation($v: ID!) { editCaseView(uuid: $v, input: { name: "Taken" }) { uuid } }',
    { v: view },
  ],
  'Mutation.removeCaseView': ({ view }) => ['mutation($v: ID!) { removeCaseView(uuid: $v) }', { v: view }],
  'Query.caseStages': ({ firm }) => [
    'query($c: ID!) { caseStages(filter: { clients: [$c] }) { stage count value } }',
    { c: firm.client },
  ],
  'Mutation.addFolder': ({ caseUuid }) => [
    'mutation($c: ID!) { addFolder(caseUuid: $c, name: "Not mine") { uuid } }',
    { c: caseUuid },
  ],
  'Mutation.renameFile': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { renameFile(caseUuid: $c, id: $n, name: "Taken") { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.dateFile': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { dateFile(caseUuid: $c, id: $n, dated: "2025-01-14") { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.moveFile': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { moveFile(caseUuid: $c, id: $n) { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.moveFiles': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { moveFiles(caseUuid: $c, ids: [$n]) { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.removeFiles': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { removeFiles(caseUuid: $c, ids: [$n]) { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.restoreFiles': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { restoreFiles(caseUuid: $c, uuids: [$n]) { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.removeFile': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { removeFile(caseUuid: $c, id: $n) { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Mutation.restoreFile': ({ caseUuid, file }) => [
    'mutation($c: ID!, $n: ID!) { restoreFile(caseUuid: $c, uuid: $n) { uuid } }',
    { c: caseUuid, n: file },
  ],
  'Query.client': ({ firm }) => [
    'query($c: ID!) { client(uuid: $c) { name sites { siteName } feeEarners { surname } staff { name } } }',
    { c: firm.client },
  ],
  ...areaOperations,
  'Mutation.moveCase': ({ caseUuid }) => [
    'mutation($c: ID!) { moveCase(uuid: $c, stage: complete) { caseName } }',
    { c: caseUuid },
  ],
  'Mutation.moveCases': ({ caseUuid }) => [
    'mutation($m: [CaseMove!]!) { moveCases(moves: $m) { case { caseName } error { code message current } } }',
    { m: [{ uuid: caseUuid, stage: 'complete' }] },
  ],
  'Mutation.editCases': ({ caseUuid }) => [
    'mutation($e: [CaseEdit!]!) { editCases(changes: $e) { case { caseName } error { code message current } } }',
    { e: [{ uuid: caseUuid, legalAid: { caseName: 'Re Taken' } }] },
  ],
  'Mutation.generateDocumentsOfCases': ({ caseUuid }) => [
    'mutation($c: [ID!]!) { generateDocumentsOfCases(caseUuids: $c) { case { caseName } error { code message } } }',
    { c: [caseUuid] },
  ],
  'Mutation.addRows': ({ caseUuid, firm }) => [
    'mutation($r: [NewRow!]!) { addRows(rows: $r) { item { uuid } error { code message } } }',
    {
      r: [{ caseUuid, timeRecording: { ...examples.timeRecording.valid[0], feeEarner: firm.feeEarner } }],
    },
  ],
  'Mutation.splitItem': ({ caseUuid, items }) => [
    'mutation($c: ID!, $u: ID!) { splitItem(caseUuid: $c, kind: disbursement, uuid: $u, amount: "0.01") { items { uuid } } }',
    { c: caseUuid, u: items.disbursement },
  ],
  'Mutation.moveItems': ({ addCourtOfProtectionCase, items }) => [
    'mutation($c: ID!, $u: ID!) { moveItems(caseUuid: $c, kind: time_recording, rows: [{ uuid: $u }], partyUuid: null) { items { uuid } } }',
    { c: addCourtOfProtectionCase, u: items.party },
  ],
  'Mutation.undoRows': ({ caseUuid, rowOperation }) => [
    'mutation($c: ID!, $o: ID!) { undoRows(caseUuid: $c, undo: $o) { items { uuid } } }',
    { c: caseUuid, o: rowOperation },
  ],
  'Mutation.copyCase': ({ caseUuid }) => [
    'mutation($c: ID!) { copyCase(uuid: $c, items: true) { caseName } }',
    { c: caseUuid },
  ],
  'Query.hearingPrice': ({ caseUuid, firm }) => [
    'query($c: ID!, $i: HearingInput!) { hearingPrice(caseUuid: $c, input: $i) { net } }',
    { c: caseUuid, i: { ...examples.hearing.valid[0], feeEarner: firm.feeEarner } },
  ],
  'Query.pricedHearing': ({ caseUuid, firm }) => [
    'query($c: ID!, $i: HearingInput!) { pricedHearing(caseUuid: $c, input: $i) { gross } }',
    { c: caseUuid, i: { ...examples.hearing.valid[0], feeEarner: firm.feeEarner } },
  ],
  'Mutation.setExceptional': ({ caseUuid }) => [
    'mutation($c: ID!) { setExceptional(caseUuid: $c, exceptional: false) { caseName } }',
    { c: caseUuid },
  ],
  'Mutation.editNarrative': ({ caseUuid }) => [
    'mutation($c: ID!) { editNarrative(caseUuid: $c, narrative: "Not mine.") { narrative } }',
    { c: caseUuid },
  ],
  'Mutation.editEnhancement': ({ caseUuid }) => [
    'mutation($c: ID!) { editEnhancement(caseUuid: $c, enhancement: "Not mine.") { enhancement } }',
    { c: caseUuid },
  ],
  'Mutation.editValueOfAssets': ({ addCourtOfProtectionCase }) => [
    'mutation($c: ID!) { editValueOfAssets(caseUuid: $c, valueOfAssets: "Not mine.") { valueOfAssets } }',
    { c: addCourtOfProtectionCase },
  ],
  'Query.calendarLink': () => ['{ calendarLink { madeAt } }', {}],
  'Mutation.makeCalendarLink': () => ['mutation { makeCalendarLink { madeAt } }', {}],
  'Mutation.removeCalendarLink': () => ['mutation { removeCalendarLink }', {}],
  'Query.deadlines': ({ firm }) => [
    'query($c: ID!) { deadlines(filter: { clients: [$c] }) { nodes { caseName deadline { label } } } }',
    { c: firm.client },
  ],
  'Mutation.saveDeadlines': ({ addInterPartesCase }) => [
    'mutation($c: ID!) { saveDeadlines(caseUuid: $c, starts: [{ start: right_to_costs, date: "2025-01-31" }]) { version } }',
    { c: addInterPartesCase },
  ],
  'Mutation.saveAssessmentLines': ({ complete, assessedLine }) => [
    'mutation($c: ID!, $l: ID!) { saveAssessmentLines(caseUuid: $c, changes: [{ uuid: $l, reply: "Not mine." }]) { version } }',
    { c: complete, l: assessedLine },
  ],
  'Mutation.editAssessment': ({ complete }) => [
    'mutation($c: ID!) { editAssessment(caseUuid: $c, input: { generalPoints: "Not mine." }) { generalPoints } }',
    { c: complete },
  ],
  'Mutation.ruleAssessmentLines': ({ complete }) => [
    'mutation($c: ID!) { ruleAssessmentLines(caseUuid: $c, ruling: { column: offered, percent: 10 }) { changed } }',
    { c: complete },
  ],
  'Mutation.importAssessmentWorkbook': ({ complete, assessmentRuling }) => [
    'mutation($c: ID!, $i: ID!) { importAssessmentWorkbook(caseUuid: $c, import: $i) { changed } }',
    { c: complete, i: assessmentRuling },
  ],
  'Mutation.undoAssessmentRuling': ({ complete, assessmentRuling }) => [
    'mutation($c: ID!, $r: ID!) { undoAssessmentRuling(caseUuid: $c, undo: $r) { changed } }',
    { c: complete, r: assessmentRuling },
  ],
  'Mutation.removeAssessment': ({ complete }) => [
    'mutation($c: ID!) { removeAssessment(caseUuid: $c) { generalPoints } }',
    { c: complete },
  ],
  'Mutation.restoreAssessment': ({ complete }) => [
    'mutation($c: ID!) { restoreAssessment(caseUuid: $c) { generalPoints } }',
    { c: complete },
  ],
  'Mutation.saveBudget': ({ addInterPartesCase }) => [
    'mutation($c: ID!) { saveBudget(caseUuid: $c, input: { incurredTo: "2025-01-31", phases: [], contingencies: [] }) { number } }',
    { c: addInterPartesCase },
  ],
  'Mutation.setEnhancements': ({ caseUuid }) => [
    'mutation($c: ID!) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 50 }]) { enhancements { enhancement } } }',
    { c: caseUuid },
  ],
  'Mutation.generateDocuments': ({ caseUuid }) => [
    'mutation($c: ID!) { generateDocuments(caseUuid: $c) { documents { state files { fileName } } } }',
    { c: caseUuid },
  ],
  'Mutation.previewDocument': ({ caseUuid }) => [
    'mutation($c: ID!) { previewDocument(caseUuid: $c, key: "bill") { previews { key state } } }',
    { c: caseUuid },
  ],
  'Mutation.addComment': ({ caseUuid, items }) => [
    'mutation($k: ID!, $e: ID!) { addComment(caseUuid: $k, entityType: case_fee, entityUuid: $e, body: "Not mine.") { case { caseName } } }',
    { k: caseUuid, e: items.hearing },
  ],
  'Mutation.editComment': ({ caseUuid, items, comment }) => [
    'mutation($k: ID!, $e: ID!, $c: ID!) { editComment(caseUuid: $k, entityType: case_fee, entityUuid: $e, uuid: $c, body: "Not mine.") { case { caseName } } }',
    { k: caseUuid, e: items.hearing, c: comment },
  ],
  'Mutation.resolveComment': ({ caseUuid, items, comment }) => [
    'mutation($k: ID!, $e: ID!, $c: ID!) { resolveComment(caseUuid: $k, entityType: case_fee, entityUuid: $e, uuid: $c) { case { caseName } } }',
    { k: caseUuid, e: items.hearing, c: comment },
  ],
  'Mutation.addNote': ({ caseUuid }) => [
    'mutation($c: ID!) { addNote(caseUuid: $c, body: "Not mine.") { uuid } }',
    { c: caseUuid },
  ],
  'Mutation.editNote': ({ caseUuid, note }) => [
    'mutation($c: ID!, $n: ID!) { editNote(caseUuid: $c, uuid: $n, body: "Not mine.") { uuid } }',
    { c: caseUuid, n: note },
  ],
  'Mutation.removeNote': ({ caseUuid, note }) => [
    'mutation($c: ID!, $n: ID!) { removeNote(caseUuid: $c, uuid: $n) }',
    { c: caseUuid, n: note },
  ],
  'Mutation.restoreAuditedValue': ({ caseUuid, change }) => [
    'mutation($c: ID!, $i: String!) { restoreAuditedValue(caseUuid: $c, id: $i) { id } }',
    { c: caseUuid, i: change },
  ],
  'Mutation.addSite': ({ firm }) => [
    'mutation($c: ID!) { addSite(clientUuid: $c, input: { siteName: "", firstLineAddress: "", town: "York", postcode: "YO1 8AN", region: North, location: "Non-London" }) { uuid } }',
    { c: firm.client },
  ],
  'Mutation.addFeeEarner': ({ firm }) => [
    'mutation($c: ID!, $s: ID!) { addFeeEarner(clientUuid: $c, input: { site: $s, firstname: "", surname: "", type: solicitor, grade: A }) { uuid } }',
    { c: firm.client, s: firm.site },
  ],
}

for (const [name, kind] of Object.entries(kinds) as [KindName, AnyKind][]) {
  const { type, list } = kind
  const shown = textFieldOf(kind) ?? 'uuid'
  if (!list) continue
  const input = (t: Target) => {
    const draft = { ...examples[name].valid[0] }
    return 'feeEarner' in draft ? { ...draft, feeEarner: t.firm.feeEarner } : draft
  }
  Object.assign(graphql, {
    [`Mutation.add${type}`]: (t: Target) => [
      `mutation($c: ID!, $i: ${type}Input!) { add${type}(caseUuid: $c, input: $i) { uuid } }`,
      { c: caseOf(t, name), i: input(t) },
    ],
    [`Mutation.edit${type}`]: (t: Target) => [
      `mutation($c: ID!, $u: ID!, $i: ${type}Input!) { edit${type}(caseUuid: $c, uuid: $u, input: $i) { ${shown} } }`,
      { c: caseOf(t, name), u: t.items[name], i: input(t) },
    ],
    [`Mutation.remove${type}`]: (t: Target) => [
      `mutation($c: ID!, $u: ID!) { remove${type}(caseUuid: $c, uuid: $u) }`,
      { c: caseOf(t, name), u: t.items[name] },
    ],
    [`Mutation.restore${type}`]: (t: Target) => [
      `mutation($c: ID!, $u: ID!) { restore${type}(caseUuid: $c, uuid: $u) { ${shown} } }`,
      { c: caseOf(t, name), u: t.items[name] },
    ],
    [`Mutation.${changeMutationOf(list)}`]: (t: Target) => [
      `mutation($c: ID!, $r: [${type}Change!]!) { ${changeMutationOf(list)}(caseUuid: $c, changes: $r) { item { ${shown} } error { message current } } }`,
      { c: caseOf(t, name), r: [{ action: 'edit', uuid: t.items[name], input: input(t) }] },
    ],
    ...(kind.hasFiles && {
      [`Mutation.set${type}Files`]: (t: Target) => [
        `mutation($c: ID!, $u: ID!, $f: [ID!]!) { set${type}Files(caseUuid: $c, uuid: $u, files: $f) { files { name } } }`,
        { c: caseOf(t, name), u: t.items[name], f: [t.file] },
      ],
    }),
  })
}
