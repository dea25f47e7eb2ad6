/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Viewer {\n    viewer {\n      uuid\n      email\n      firstname\n      surname\n      role\n      isAdmin\n      client { uuid name }\n      readsUsers: may(permission: \"user:read\")\n      readsClients: may(permission: \"client:read\")\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query CaseTotals($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n": typeof types.CaseTotalsDocument,
    "\n  mutation SetExceptional($caseUuid: ID!, $exceptional: Boolean!) {\n    setExceptional(caseUuid: $caseUuid, exceptional: $exceptional) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n": typeof types.SetExceptionalDocument,
    "\n  query Explain($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) {\n      uuid representedParty partiesRepresented\n      client { uuid }\n      feeEarner { uuid firstname surname }\n      certificate { courtLevel dateOfIssue transfer halfFixedFee }\n      totals {\n        net vat gross\n        escape { fee threshold hourly distance escapes }\n        heads {\n          name net vat gross excludedBecause\n          lines(first: $first, after: $after) {\n            totalCount\n            nodes { date description quantity unit rate enhancement net vat authority { from table instrument provision source provisional } excludedBecause notHeld }\n            pageInfo { endCursor hasNextPage }\n          }\n        }\n      }\n    }\n  }\n": typeof types.ExplainDocument,
    "\n  query Offices($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid site } sites { uuid siteName region } } }\n": typeof types.OfficesDocument,
    "\n  query CaseDetails($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage version representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n": typeof types.CaseDetailsDocument,
    "\n  mutation AddCase($solicitorUuid: ID!, $areaOfWork: AreaOfWork!, $input: CaseInput!, $certificate: CertificateInput!, $idempotencyKey: String!) {\n    addCase(solicitorUuid: $solicitorUuid, areaOfWork: $areaOfWork, input: $input, certificate: $certificate, idempotencyKey: $idempotencyKey) { uuid caseName }\n  }\n": typeof types.AddCaseDocument,
    "\n  mutation EditCase($uuid: ID!, $input: CaseChanges!, $certificate: CertificateChanges, $version: String) {\n    editCase(uuid: $uuid, input: $input, certificate: $certificate, version: $version) {\n      uuid caseName solicitorsCaseReference caseType version updatedAt representedParty partiesRepresented\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n": typeof types.EditCaseDocument,
    "\n  mutation MoveFromDetails($uuid: ID!, $stage: Stage!) { moveCase(uuid: $uuid, stage: $stage) { uuid stage version updatedAt } }\n": typeof types.MoveFromDetailsDocument,
    "\n  query Cases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {\n    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {\n      totalCount\n      nodes {\n        uuid\n        caseName\n        solicitorsCaseReference\n        areaOfWork\n        caseType\n        stage\n        stageSince\n        value\n        unresolvedComments\n        feeEarner { uuid firstname surname initials }\n        staffMember { uuid name }\n        updatedAt\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.CasesDocument,
    "\n  query CasesScope {\n    viewer { uuid addsCases: may(permission: \"case:create\") }\n    solicitors { uuid name }\n  }\n": typeof types.CasesScopeDocument,
    "\n  query CaseStages($filter: CaseFilter, $search: String) {\n    caseStages(filter: $filter, search: $search) { stage count value }\n  }\n": typeof types.CaseStagesDocument,
    "\n  mutation MoveCase($uuid: ID!, $stage: Stage!, $idempotencyKey: String) {\n    moveCase(uuid: $uuid, stage: $stage, idempotencyKey: $idempotencyKey) { uuid stage stageSince updatedAt version }\n  }\n": typeof types.MoveCaseDocument,
    "\n  query CaseNotes($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      notes(first: 50, after: $after) {\n        totalCount\n        nodes { uuid body createdBy { uuid name } createdAt changedAt mine }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.CaseNotesDocument,
    "\n  query CaseAudit($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      audit(first: 50, after: $after) {\n        totalCount\n        nodes { id by { uuid name } at sentences }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.CaseAuditDocument,
    "\n  mutation AddNote($caseUuid: ID!, $body: String!) {\n    addNote(caseUuid: $caseUuid, body: $body) { uuid body createdBy { uuid name } createdAt changedAt mine }\n  }\n": typeof types.AddNoteDocument,
    "\n  mutation EditNote($caseUuid: ID!, $uuid: ID!, $body: String!) {\n    editNote(caseUuid: $caseUuid, uuid: $uuid, body: $body) { uuid body changedAt }\n  }\n": typeof types.EditNoteDocument,
    "\n  mutation RemoveNote($caseUuid: ID!, $uuid: ID!) {\n    removeNote(caseUuid: $caseUuid, uuid: $uuid)\n  }\n": typeof types.RemoveNoteDocument,
    "\n  query Narrative($uuid: ID!) { case(uuid: $uuid) { uuid text: narrative version: narrativeVersion } }\n": typeof types.NarrativeDocument,
    "\n  mutation EditNarrative($caseUuid: ID!, $text: String!, $version: String) {\n    editNarrative(caseUuid: $caseUuid, narrative: $text, version: $version) { uuid text: narrative version: narrativeVersion updatedAt }\n  }\n": typeof types.EditNarrativeDocument,
    "\n  query Reasons($uuid: ID!) { case(uuid: $uuid) { uuid text: enhancement version: enhancementVersion } }\n": typeof types.ReasonsDocument,
    "\n  mutation EditReasons($caseUuid: ID!, $text: String!, $version: String) {\n    editEnhancement(caseUuid: $caseUuid, enhancement: $text, version: $version) { uuid text: enhancement version: enhancementVersion updatedAt }\n  }\n": typeof types.EditReasonsDocument,
    "\n  query ClientDetails($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      name\n      clientType\n      solicitorSraNumber\n      primaryContactName\n      phoneNumber\n      archivedAt\n      version\n      isEditable: may(permission: \"client:edit\")\n    }\n  }\n": typeof types.ClientDetailsDocument,
    "\n  query ClientSites($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      sites { uuid siteName firstLineAddress secondLineAddress town county postcode phoneNumber officeNumber region location headquarters version }\n    }\n  }\n": typeof types.ClientSitesDocument,
    "\n  query ClientFeeEarners($uuid: ID!) {\n    client(uuid: $uuid) { uuid feeEarners { uuid site firstname surname initials type grade isPanelMember user version } }\n  }\n": typeof types.ClientFeeEarnersDocument,
    "\n  mutation AddClient($input: NewClientInput!, $sites: [SiteInput!]!, $feeEarners: [FeeEarnerInput!], $idempotencyKey: String) {\n    addClient(input: $input, sites: $sites, feeEarners: $feeEarners, idempotencyKey: $idempotencyKey) { uuid }\n  }\n": typeof types.AddClientDocument,
    "\n  mutation EditClient($uuid: ID!, $input: ClientChanges!, $version: String) {\n    editClient(uuid: $uuid, input: $input, version: $version) { uuid name solicitorSraNumber primaryContactName phoneNumber version }\n  }\n": typeof types.EditClientDocument,
    "\n  mutation EditSite($clientUuid: ID!, $uuid: ID!, $input: SiteChanges!, $version: String) {\n    editSite(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n": typeof types.EditSiteDocument,
    "\n  mutation EditFeeEarner($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges!, $version: String) {\n    editFeeEarner(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n": typeof types.EditFeeEarnerDocument,
    "\n  query Clients($first: Int, $after: String, $search: String, $filter: ClientFilter) {\n    clients(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        name\n        primaryContactName\n        firstLineAddress\n        town\n        phoneNumber\n        clientType\n        numberOfUsers\n        archivedAt\n        isEditable: may(permission: \"client:edit\")\n        isArchivable\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.ClientsDocument,
    "\n  query ClientsScope { viewer { uuid addsClients: may(permission: \"client:create\") } }\n": typeof types.ClientsScopeDocument,
    "\n  mutation ArchiveClient($uuid: ID!) { archiveClient(uuid: $uuid) { uuid archivedAt } }\n": typeof types.ArchiveClientDocument,
    "\n  mutation RestoreClient($uuid: ID!) { restoreClient(uuid: $uuid) { uuid archivedAt } }\n": typeof types.RestoreClientDocument,
    "\n  query Solicitors { solicitors { uuid name } }\n": typeof types.SolicitorsDocument,
    "\n  query Sites($uuid: ID!) { client(uuid: $uuid) { uuid sites { uuid siteName headquarters } } }\n": typeof types.SitesDocument,
    "\n  query FeeEarners($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid firstname surname initials } } }\n": typeof types.FeeEarnersDocument,
    "\n  query Staff($uuid: ID!) { client(uuid: $uuid) { uuid staff { uuid name } } }\n": typeof types.StaffDocument,
    "\n  mutation AddSite($clientUuid: ID!, $input: SiteInput!) { addSite(clientUuid: $clientUuid, input: $input) { uuid } }\n": typeof types.AddSiteDocument,
    "\n  mutation AddFeeEarner($clientUuid: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $clientUuid, input: $input) { uuid } }\n": typeof types.AddFeeEarnerDocument,
    "\n  query Enhancements($uuid: ID!) {\n    case(uuid: $uuid) { uuid mostEnhancement enhancementsVersion exceptional { casePart exceptional } enhancements { activityType casePart enhancement } }\n  }\n": typeof types.EnhancementsDocument,
    "\n  mutation SetEnhancements($caseUuid: ID!, $enhancements: [EnhancementInput!]!, $version: String) {\n    setEnhancements(caseUuid: $caseUuid, enhancements: $enhancements, version: $version) { uuid updatedAt enhancementsVersion enhancements { activityType casePart enhancement } }\n  }\n": typeof types.SetEnhancementsDocument,
    "\n  fragment FolderTree on Case { uuid folderStructure { version nodes { id parent uuid name isFile size createdAt createdByName } } }\n": typeof types.FolderTreeFragmentDoc,
    "\n  query CaseFiles($uuid: ID!) { case(uuid: $uuid) { ...FolderTree @unmask } }\n": typeof types.CaseFilesDocument,
    "\n  mutation AddFolder($caseUuid: ID!, $parent: ID, $name: String!) { addFolder(caseUuid: $caseUuid, parent: $parent, name: $name) { ...FolderTree @unmask } }\n": typeof types.AddFolderDocument,
    "\n  mutation RenameFile($caseUuid: ID!, $id: ID!, $name: String!) { renameFile(caseUuid: $caseUuid, id: $id, name: $name) { ...FolderTree @unmask } }\n": typeof types.RenameFileDocument,
    "\n  mutation MoveFile($caseUuid: ID!, $id: ID!, $to: ID) { moveFile(caseUuid: $caseUuid, id: $id, to: $to) { ...FolderTree @unmask } }\n": typeof types.MoveFileDocument,
    "\n  mutation RemoveFile($caseUuid: ID!, $id: ID!) { removeFile(caseUuid: $caseUuid, id: $id) { ...FolderTree @unmask } }\n": typeof types.RemoveFileDocument,
    "\n  mutation RestoreFile($caseUuid: ID!, $uuid: ID!) { restoreFile(caseUuid: $caseUuid, uuid: $uuid) { ...FolderTree @unmask } }\n": typeof types.RestoreFileDocument,
    "\n  fragment DisbursementRow on Disbursement {\n    uuid version attention date disbursementType amount vatExempt description casePart phase\n    ...ItemComments @unmask\n  }\n": typeof types.DisbursementRowFragmentDoc,
    "\n  query Disbursements($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: disbursements(first: $first, after: $after) { totalCount nodes { ...DisbursementRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n": typeof types.DisbursementsDocument,
    "mutation AddDisbursement($caseUuid: ID!, $input: DisbursementInput!, $idempotencyKey: String!) { item: addDisbursement(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...DisbursementRow @unmask } }": typeof types.AddDisbursementDocument,
    "mutation EditDisbursement($caseUuid: ID!, $uuid: ID!, $input: DisbursementInput!, $version: String) { item: editDisbursement(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...DisbursementRow @unmask } }": typeof types.EditDisbursementDocument,
    "mutation RemoveDisbursement($caseUuid: ID!, $uuid: ID!) { removed: removeDisbursement(caseUuid: $caseUuid, uuid: $uuid) }": typeof types.RemoveDisbursementDocument,
    "mutation RestoreDisbursement($caseUuid: ID!, $uuid: ID!) { item: restoreDisbursement(caseUuid: $caseUuid, uuid: $uuid) { ...DisbursementRow @unmask } }": typeof types.RestoreDisbursementDocument,
    "\n  fragment HearingRow on Hearing {\n    uuid version attention date courtLevel hearingType administrativeOrder multiDayInterim startTime endTime hearingDays { date hours } hearingTime units\n    adjournmentType casePart allegationsOfHarm lackOfUnderstanding expertCrossExamined courtBundle description\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n    adjournment { adjournmentLengthHours }\n    exceptionalTravel { distanceMiles days reason }\n    disbursements { uuid disbursementType amount vatExempt description }\n  }\n": typeof types.HearingRowFragmentDoc,
    "\n  query Hearings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: hearings(first: $first, after: $after) { totalCount nodes { ...HearingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n": typeof types.HearingsDocument,
    "mutation AddHearing($caseUuid: ID!, $input: HearingInput!, $idempotencyKey: String!) { item: addHearing(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...HearingRow @unmask } }": typeof types.AddHearingDocument,
    "mutation EditHearing($caseUuid: ID!, $uuid: ID!, $input: HearingInput!, $version: String) { item: editHearing(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...HearingRow @unmask } }": typeof types.EditHearingDocument,
    "mutation RemoveHearing($caseUuid: ID!, $uuid: ID!) { removed: removeHearing(caseUuid: $caseUuid, uuid: $uuid) }": typeof types.RemoveHearingDocument,
    "mutation RestoreHearing($caseUuid: ID!, $uuid: ID!) { item: restoreHearing(caseUuid: $caseUuid, uuid: $uuid) { ...HearingRow @unmask } }": typeof types.RestoreHearingDocument,
    "\n  query Attention($uuid: ID!) {\n    case(uuid: $uuid) { uuid attention { kind hearingType unresolved estimated } }\n  }\n": typeof types.AttentionDocument,
    "\n  fragment CommentRow on Comment { uuid body createdBy { uuid name } createdAt resolvedBy { uuid name } mine }\n": typeof types.CommentRowFragmentDoc,
    "\n  fragment ItemComments on CaseItem { comments { ...CommentRow @unmask } }\n": typeof types.ItemCommentsFragmentDoc,
    "\n  fragment CommentedOn on Commented {\n    item { uuid attention ...ItemComments @unmask }\n    case { uuid unresolvedComments attention { kind hearingType unresolved estimated } }\n  }\n": typeof types.CommentedOnFragmentDoc,
    "\n  mutation AddComment($entityType: EntityType!, $entityUuid: ID!, $body: String!, $idempotencyKey: String!) {\n    addComment(entityType: $entityType, entityUuid: $entityUuid, body: $body, idempotencyKey: $idempotencyKey) { ...CommentedOn @unmask }\n  }\n": typeof types.AddCommentDocument,
    "\n  mutation EditComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!, $body: String!) {\n    editComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid, body: $body) { ...CommentedOn @unmask }\n  }\n": typeof types.EditCommentDocument,
    "\n  mutation ResolveComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!) {\n    resolveComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid) { ...CommentedOn @unmask }\n  }\n": typeof types.ResolveCommentDocument,
    "\n  fragment TimeRecordingRow on TimeRecording {\n    uuid version attention date activityType time estimated description casePart phase vatExempt\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n  }\n": typeof types.TimeRecordingRowFragmentDoc,
    "\n  query TimeRecordings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: timeRecordings(first: $first, after: $after) { totalCount nodes { ...TimeRecordingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n": typeof types.TimeRecordingsDocument,
    "mutation AddTimeRecording($caseUuid: ID!, $input: TimeRecordingInput!, $idempotencyKey: String!) { item: addTimeRecording(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...TimeRecordingRow @unmask } }": typeof types.AddTimeRecordingDocument,
    "mutation EditTimeRecording($caseUuid: ID!, $uuid: ID!, $input: TimeRecordingInput!, $version: String) { item: editTimeRecording(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...TimeRecordingRow @unmask } }": typeof types.EditTimeRecordingDocument,
    "mutation RemoveTimeRecording($caseUuid: ID!, $uuid: ID!) { removed: removeTimeRecording(caseUuid: $caseUuid, uuid: $uuid) }": typeof types.RemoveTimeRecordingDocument,
    "mutation RestoreTimeRecording($caseUuid: ID!, $uuid: ID!) { item: restoreTimeRecording(caseUuid: $caseUuid, uuid: $uuid) { ...TimeRecordingRow @unmask } }": typeof types.RestoreTimeRecordingDocument,
    "\n  query Unread { viewer { uuid unreadNotifications } }\n": typeof types.UnreadDocument,
    "\n  query Notifications($after: String) {\n    viewer {\n      uuid\n      unreadNotifications\n      notifications(after: $after) {\n        totalCount\n        nodes { uuid kind sentence quote caseUuid stage item { uuid kind hearingType } createdAt readAt }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead($uuids: [ID!]) { markNotificationsRead(uuids: $uuids) { uuid unreadNotifications } }\n": typeof types.MarkNotificationsReadDocument,
    "\n  query NotificationSettings { viewer { uuid notificationSettings { kind label isOn } } }\n": typeof types.NotificationSettingsDocument,
    "\n  mutation EditNotificationSettings($settings: [NotificationSettingInput!]!) { editNotificationSettings(settings: $settings) { kind label isOn } }\n": typeof types.EditNotificationSettingsDocument,
    "\n  query Documents($uuid: ID!) {\n    case(uuid: $uuid) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n": typeof types.DocumentsDocument,
    "\n  mutation GenerateDocuments($caseUuid: ID!, $idempotencyKey: String!) {\n    generateDocuments(caseUuid: $caseUuid, idempotencyKey: $idempotencyKey) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n": typeof types.GenerateDocumentsDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      cases { ...Hit @unmask }\n      items { ...Hit @unmask }\n      notes { ...Hit @unmask }\n      documents { ...Hit @unmask }\n    }\n  }\n  fragment Hit on SearchHit { uuid caseUuid caseName stage text kind }\n": typeof types.SearchDocument,
    "\n  query Queues { queues { name count cases { uuid caseName solicitorsCaseReference stage stageSince unresolvedComments } } }\n": typeof types.QueuesDocument,
    "\n  query ManagesApiClients($clientUuid: ID!) { viewer { uuid manages: may(permission: \"api_client:manage\", clientUuid: $clientUuid) } }\n": typeof types.ManagesApiClientsDocument,
    "\n  query ApiClients($clientUuid: ID!) { apiClients(clientUuid: $clientUuid) { uuid name clientRole readOnly expiresAt lastUsed createdAt } }\n": typeof types.ApiClientsDocument,
    "\n  mutation AddApiClient($clientUuid: ID!, $input: ApiClientInput!) { addApiClient(clientUuid: $clientUuid, input: $input) { clientSecret apiClient { uuid name } } }\n": typeof types.AddApiClientDocument,
    "\n  mutation RevokeApiClient($clientUuid: ID!, $uuid: ID!) { revokeApiClient(clientUuid: $clientUuid, uuid: $uuid) }\n": typeof types.RevokeApiClientDocument,
    "\n  query About {\n    about { company version }\n  }\n": typeof types.AboutDocument,
    "\n  query User($uuid: ID!) {\n    user(uuid: $uuid) {\n      uuid name emailAddress clientRole siteUuid solicitorSraNumber deactivatedAt version mayEdit\n      client { uuid name }\n      childClients { client { uuid name } role }\n    }\n  }\n": typeof types.UserDocument,
    "\n  query UserFirm($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid name\n      addsUsers: may(permission: \"user:create\")\n      sites { uuid siteName headquarters }\n      children { uuid name }\n    }\n  }\n": typeof types.UserFirmDocument,
    "\n  query Firms($first: Int, $after: String, $search: String) {\n    clients(first: $first, after: $after, search: $search) {\n      totalCount\n      nodes { uuid name town numberOfUsers addsUsers: may(permission: \"user:create\") }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.FirmsDocument,
    "\n  mutation AddUser($clientUuid: ID!, $input: NewUserInput!, $childClientRoles: [ChildRoleInput!], $idempotencyKey: String!) {\n    addUser(clientUuid: $clientUuid, input: $input, childClientRoles: $childClientRoles, idempotencyKey: $idempotencyKey) { uuid }\n  }\n": typeof types.AddUserDocument,
    "\n  mutation EditUser($uuid: ID!, $input: UserChanges!, $childClientRoles: [ChildRoleInput!], $version: String) {\n    editUser(uuid: $uuid, input: $input, childClientRoles: $childClientRoles, version: $version) {\n      uuid firstname surname name emailAddress clientRole roleLabel siteUuid solicitorSraNumber version mayEdit\n      childClients { client { uuid name } role }\n    }\n  }\n": typeof types.EditUserDocument,
    "\n  mutation ResetPassword($uuid: ID!, $password: String!) { resetPassword(uuid: $uuid, password: $password) { uuid version } }\n": typeof types.ResetPasswordDocument,
    "\n  query UserGroups($clientUuid: ID!) { userGroups(clientUuid: $clientUuid) { uuid name version users { uuid name } } }\n": typeof types.UserGroupsDocument,
    "\n  query GroupFirm($clientUuid: ID!) { client(uuid: $clientUuid) { uuid name editsUsers: may(permission: \"client:edit_users\") } }\n": typeof types.GroupFirmDocument,
    "\n  query GroupPeople($clientUuid: ID!, $search: String) {\n    users(first: 200, search: $search, filter: { clients: [$clientUuid] }) { totalCount nodes { uuid name roleLabel } pageInfo { endCursor hasNextPage } }\n  }\n": typeof types.GroupPeopleDocument,
    "\n  mutation AddUserGroup($clientUuid: ID!, $name: String!, $users: [ID!]!) { addUserGroup(clientUuid: $clientUuid, name: $name, users: $users) { uuid } }\n": typeof types.AddUserGroupDocument,
    "\n  mutation EditUserGroup($clientUuid: ID!, $uuid: ID!, $name: String, $users: [ID!]) {\n    editUserGroup(clientUuid: $clientUuid, uuid: $uuid, name: $name, users: $users) { uuid name version users { uuid name } }\n  }\n": typeof types.EditUserGroupDocument,
    "\n  mutation RemoveUserGroup($clientUuid: ID!, $uuid: ID!) { removeUserGroup(clientUuid: $clientUuid, uuid: $uuid) }\n": typeof types.RemoveUserGroupDocument,
    "\n  query Profile { viewer { uuid email firstname surname role client { uuid name } sessions { uuid signedInAt expiresAt current } } }\n": typeof types.ProfileDocument,
    "\n  mutation EditProfile($input: ProfileInput!) { editProfile(input: $input) { uuid email firstname surname } }\n": typeof types.EditProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }\n": typeof types.ChangePasswordDocument,
    "\n  mutation EndSession($uuid: ID!) { endSession(uuid: $uuid) }\n": typeof types.EndSessionDocument,
    "\n  query Roles { roles { role label permissions } }\n": typeof types.RolesDocument,
    "\n  query Users($first: Int, $after: String, $search: String, $filter: UserFilter) {\n    users(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        firstname\n        surname\n        name\n        emailAddress\n        clientRole\n        roleLabel\n        client { uuid name }\n        lastLogin\n        deactivatedAt\n        mayEdit\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  query UsersScope {\n    viewer { uuid addsUsers: may(permission: \"user:create\") }\n    clients(first: 200) { nodes { uuid name readsUsers: may(permission: \"user:read\") addsUsers: may(permission: \"user:create\") } }\n  }\n": typeof types.UsersScopeDocument,
    "\n  mutation DeactivateUser($uuid: ID!) { deactivateUser(uuid: $uuid) { uuid deactivatedAt version } }\n": typeof types.DeactivateUserDocument,
    "\n  mutation RestoreUser($uuid: ID!) { restoreUser(uuid: $uuid) { uuid deactivatedAt version } }\n": typeof types.RestoreUserDocument,
    "\n  query Workspace($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage unresolvedComments representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue }\n    }\n  }\n": typeof types.WorkspaceDocument,
    "\n  mutation CompleteCase($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: complete, idempotencyKey: $idempotencyKey) { uuid stage stageSince version updatedAt } }\n": typeof types.CompleteCaseDocument,
    "\n  mutation SendForReview($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: in_review, idempotencyKey: $idempotencyKey) { uuid stage version updatedAt } }\n": typeof types.SendForReviewDocument,
};
const documents: Documents = {
    "\n  query Viewer {\n    viewer {\n      uuid\n      email\n      firstname\n      surname\n      role\n      isAdmin\n      client { uuid name }\n      readsUsers: may(permission: \"user:read\")\n      readsClients: may(permission: \"client:read\")\n    }\n  }\n": types.ViewerDocument,
    "\n  query CaseTotals($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n": types.CaseTotalsDocument,
    "\n  mutation SetExceptional($caseUuid: ID!, $exceptional: Boolean!) {\n    setExceptional(caseUuid: $caseUuid, exceptional: $exceptional) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n": types.SetExceptionalDocument,
    "\n  query Explain($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) {\n      uuid representedParty partiesRepresented\n      client { uuid }\n      feeEarner { uuid firstname surname }\n      certificate { courtLevel dateOfIssue transfer halfFixedFee }\n      totals {\n        net vat gross\n        escape { fee threshold hourly distance escapes }\n        heads {\n          name net vat gross excludedBecause\n          lines(first: $first, after: $after) {\n            totalCount\n            nodes { date description quantity unit rate enhancement net vat authority { from table instrument provision source provisional } excludedBecause notHeld }\n            pageInfo { endCursor hasNextPage }\n          }\n        }\n      }\n    }\n  }\n": types.ExplainDocument,
    "\n  query Offices($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid site } sites { uuid siteName region } } }\n": types.OfficesDocument,
    "\n  query CaseDetails($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage version representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n": types.CaseDetailsDocument,
    "\n  mutation AddCase($solicitorUuid: ID!, $areaOfWork: AreaOfWork!, $input: CaseInput!, $certificate: CertificateInput!, $idempotencyKey: String!) {\n    addCase(solicitorUuid: $solicitorUuid, areaOfWork: $areaOfWork, input: $input, certificate: $certificate, idempotencyKey: $idempotencyKey) { uuid caseName }\n  }\n": types.AddCaseDocument,
    "\n  mutation EditCase($uuid: ID!, $input: CaseChanges!, $certificate: CertificateChanges, $version: String) {\n    editCase(uuid: $uuid, input: $input, certificate: $certificate, version: $version) {\n      uuid caseName solicitorsCaseReference caseType version updatedAt representedParty partiesRepresented\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n": types.EditCaseDocument,
    "\n  mutation MoveFromDetails($uuid: ID!, $stage: Stage!) { moveCase(uuid: $uuid, stage: $stage) { uuid stage version updatedAt } }\n": types.MoveFromDetailsDocument,
    "\n  query Cases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {\n    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {\n      totalCount\n      nodes {\n        uuid\n        caseName\n        solicitorsCaseReference\n        areaOfWork\n        caseType\n        stage\n        stageSince\n        value\n        unresolvedComments\n        feeEarner { uuid firstname surname initials }\n        staffMember { uuid name }\n        updatedAt\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.CasesDocument,
    "\n  query CasesScope {\n    viewer { uuid addsCases: may(permission: \"case:create\") }\n    solicitors { uuid name }\n  }\n": types.CasesScopeDocument,
    "\n  query CaseStages($filter: CaseFilter, $search: String) {\n    caseStages(filter: $filter, search: $search) { stage count value }\n  }\n": types.CaseStagesDocument,
    "\n  mutation MoveCase($uuid: ID!, $stage: Stage!, $idempotencyKey: String) {\n    moveCase(uuid: $uuid, stage: $stage, idempotencyKey: $idempotencyKey) { uuid stage stageSince updatedAt version }\n  }\n": types.MoveCaseDocument,
    "\n  query CaseNotes($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      notes(first: 50, after: $after) {\n        totalCount\n        nodes { uuid body createdBy { uuid name } createdAt changedAt mine }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.CaseNotesDocument,
    "\n  query CaseAudit($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      audit(first: 50, after: $after) {\n        totalCount\n        nodes { id by { uuid name } at sentences }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.CaseAuditDocument,
    "\n  mutation AddNote($caseUuid: ID!, $body: String!) {\n    addNote(caseUuid: $caseUuid, body: $body) { uuid body createdBy { uuid name } createdAt changedAt mine }\n  }\n": types.AddNoteDocument,
    "\n  mutation EditNote($caseUuid: ID!, $uuid: ID!, $body: String!) {\n    editNote(caseUuid: $caseUuid, uuid: $uuid, body: $body) { uuid body changedAt }\n  }\n": types.EditNoteDocument,
    "\n  mutation RemoveNote($caseUuid: ID!, $uuid: ID!) {\n    removeNote(caseUuid: $caseUuid, uuid: $uuid)\n  }\n": types.RemoveNoteDocument,
    "\n  query Narrative($uuid: ID!) { case(uuid: $uuid) { uuid text: narrative version: narrativeVersion } }\n": types.NarrativeDocument,
    "\n  mutation EditNarrative($caseUuid: ID!, $text: String!, $version: String) {\n    editNarrative(caseUuid: $caseUuid, narrative: $text, version: $version) { uuid text: narrative version: narrativeVersion updatedAt }\n  }\n": types.EditNarrativeDocument,
    "\n  query Reasons($uuid: ID!) { case(uuid: $uuid) { uuid text: enhancement version: enhancementVersion } }\n": types.ReasonsDocument,
    "\n  mutation EditReasons($caseUuid: ID!, $text: String!, $version: String) {\n    editEnhancement(caseUuid: $caseUuid, enhancement: $text, version: $version) { uuid text: enhancement version: enhancementVersion updatedAt }\n  }\n": types.EditReasonsDocument,
    "\n  query ClientDetails($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      name\n      clientType\n      solicitorSraNumber\n      primaryContactName\n      phoneNumber\n      archivedAt\n      version\n      isEditable: may(permission: \"client:edit\")\n    }\n  }\n": types.ClientDetailsDocument,
    "\n  query ClientSites($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      sites { uuid siteName firstLineAddress secondLineAddress town county postcode phoneNumber officeNumber region location headquarters version }\n    }\n  }\n": types.ClientSitesDocument,
    "\n  query ClientFeeEarners($uuid: ID!) {\n    client(uuid: $uuid) { uuid feeEarners { uuid site firstname surname initials type grade isPanelMember user version } }\n  }\n": types.ClientFeeEarnersDocument,
    "\n  mutation AddClient($input: NewClientInput!, $sites: [SiteInput!]!, $feeEarners: [FeeEarnerInput!], $idempotencyKey: String) {\n    addClient(input: $input, sites: $sites, feeEarners: $feeEarners, idempotencyKey: $idempotencyKey) { uuid }\n  }\n": types.AddClientDocument,
    "\n  mutation EditClient($uuid: ID!, $input: ClientChanges!, $version: String) {\n    editClient(uuid: $uuid, input: $input, version: $version) { uuid name solicitorSraNumber primaryContactName phoneNumber version }\n  }\n": types.EditClientDocument,
    "\n  mutation EditSite($clientUuid: ID!, $uuid: ID!, $input: SiteChanges!, $version: String) {\n    editSite(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n": types.EditSiteDocument,
    "\n  mutation EditFeeEarner($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges!, $version: String) {\n    editFeeEarner(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n": types.EditFeeEarnerDocument,
    "\n  query Clients($first: Int, $after: String, $search: String, $filter: ClientFilter) {\n    clients(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        name\n        primaryContactName\n        firstLineAddress\n        town\n        phoneNumber\n        clientType\n        numberOfUsers\n        archivedAt\n        isEditable: may(permission: \"client:edit\")\n        isArchivable\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.ClientsDocument,
    "\n  query ClientsScope { viewer { uuid addsClients: may(permission: \"client:create\") } }\n": types.ClientsScopeDocument,
    "\n  mutation ArchiveClient($uuid: ID!) { archiveClient(uuid: $uuid) { uuid archivedAt } }\n": types.ArchiveClientDocument,
    "\n  mutation RestoreClient($uuid: ID!) { restoreClient(uuid: $uuid) { uuid archivedAt } }\n": types.RestoreClientDocument,
    "\n  query Solicitors { solicitors { uuid name } }\n": types.SolicitorsDocument,
    "\n  query Sites($uuid: ID!) { client(uuid: $uuid) { uuid sites { uuid siteName headquarters } } }\n": types.SitesDocument,
    "\n  query FeeEarners($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid firstname surname initials } } }\n": types.FeeEarnersDocument,
    "\n  query Staff($uuid: ID!) { client(uuid: $uuid) { uuid staff { uuid name } } }\n": types.StaffDocument,
    "\n  mutation AddSite($clientUuid: ID!, $input: SiteInput!) { addSite(clientUuid: $clientUuid, input: $input) { uuid } }\n": types.AddSiteDocument,
    "\n  mutation AddFeeEarner($clientUuid: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $clientUuid, input: $input) { uuid } }\n": types.AddFeeEarnerDocument,
    "\n  query Enhancements($uuid: ID!) {\n    case(uuid: $uuid) { uuid mostEnhancement enhancementsVersion exceptional { casePart exceptional } enhancements { activityType casePart enhancement } }\n  }\n": types.EnhancementsDocument,
    "\n  mutation SetEnhancements($caseUuid: ID!, $enhancements: [EnhancementInput!]!, $version: String) {\n    setEnhancements(caseUuid: $caseUuid, enhancements: $enhancements, version: $version) { uuid updatedAt enhancementsVersion enhancements { activityType casePart enhancement } }\n  }\n": types.SetEnhancementsDocument,
    "\n  fragment FolderTree on Case { uuid folderStructure { version nodes { id parent uuid name isFile size createdAt createdByName } } }\n": types.FolderTreeFragmentDoc,
    "\n  query CaseFiles($uuid: ID!) { case(uuid: $uuid) { ...FolderTree @unmask } }\n": types.CaseFilesDocument,
    "\n  mutation AddFolder($caseUuid: ID!, $parent: ID, $name: String!) { addFolder(caseUuid: $caseUuid, parent: $parent, name: $name) { ...FolderTree @unmask } }\n": types.AddFolderDocument,
    "\n  mutation RenameFile($caseUuid: ID!, $id: ID!, $name: String!) { renameFile(caseUuid: $caseUuid, id: $id, name: $name) { ...FolderTree @unmask } }\n": types.RenameFileDocument,
    "\n  mutation MoveFile($caseUuid: ID!, $id: ID!, $to: ID) { moveFile(caseUuid: $caseUuid, id: $id, to: $to) { ...FolderTree @unmask } }\n": types.MoveFileDocument,
    "\n  mutation RemoveFile($caseUuid: ID!, $id: ID!) { removeFile(caseUuid: $caseUuid, id: $id) { ...FolderTree @unmask } }\n": types.RemoveFileDocument,
    "\n  mutation RestoreFile($caseUuid: ID!, $uuid: ID!) { restoreFile(caseUuid: $caseUuid, uuid: $uuid) { ...FolderTree @unmask } }\n": types.RestoreFileDocument,
    "\n  fragment DisbursementRow on Disbursement {\n    uuid version attention date disbursementType amount vatExempt description casePart phase\n    ...ItemComments @unmask\n  }\n": types.DisbursementRowFragmentDoc,
    "\n  query Disbursements($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: disbursements(first: $first, after: $after) { totalCount nodes { ...DisbursementRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n": types.DisbursementsDocument,
    "mutation AddDisbursement($caseUuid: ID!, $input: DisbursementInput!, $idempotencyKey: String!) { item: addDisbursement(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...DisbursementRow @unmask } }": types.AddDisbursementDocument,
    "mutation EditDisbursement($caseUuid: ID!, $uuid: ID!, $input: DisbursementInput!, $version: String) { item: editDisbursement(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...DisbursementRow @unmask } }": types.EditDisbursementDocument,
    "mutation RemoveDisbursement($caseUuid: ID!, $uuid: ID!) { removed: removeDisbursement(caseUuid: $caseUuid, uuid: $uuid) }": types.RemoveDisbursementDocument,
    "mutation RestoreDisbursement($caseUuid: ID!, $uuid: ID!) { item: restoreDisbursement(caseUuid: $caseUuid, uuid: $uuid) { ...DisbursementRow @unmask } }": types.RestoreDisbursementDocument,
    "\n  fragment HearingRow on Hearing {\n    uuid version attention date courtLevel hearingType administrativeOrder multiDayInterim startTime endTime hearingDays { date hours } hearingTime units\n    adjournmentType casePart allegationsOfHarm lackOfUnderstanding expertCrossExamined courtBundle description\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n    adjournment { adjournmentLengthHours }\n    exceptionalTravel { distanceMiles days reason }\n    disbursements { uuid disbursementType amount vatExempt description }\n  }\n": types.HearingRowFragmentDoc,
    "\n  query Hearings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: hearings(first: $first, after: $after) { totalCount nodes { ...HearingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n": types.HearingsDocument,
    "mutation AddHearing($caseUuid: ID!, $input: HearingInput!, $idempotencyKey: String!) { item: addHearing(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...HearingRow @unmask } }": types.AddHearingDocument,
    "mutation EditHearing($caseUuid: ID!, $uuid: ID!, $input: HearingInput!, $version: String) { item: editHearing(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...HearingRow @unmask } }": types.EditHearingDocument,
    "mutation RemoveHearing($caseUuid: ID!, $uuid: ID!) { removed: removeHearing(caseUuid: $caseUuid, uuid: $uuid) }": types.RemoveHearingDocument,
    "mutation RestoreHearing($caseUuid: ID!, $uuid: ID!) { item: restoreHearing(caseUuid: $caseUuid, uuid: $uuid) { ...HearingRow @unmask } }": types.RestoreHearingDocument,
    "\n  query Attention($uuid: ID!) {\n    case(uuid: $uuid) { uuid attention { kind hearingType unresolved estimated } }\n  }\n": types.AttentionDocument,
    "\n  fragment CommentRow on Comment { uuid body createdBy { uuid name } createdAt resolvedBy { uuid name } mine }\n": types.CommentRowFragmentDoc,
    "\n  fragment ItemComments on CaseItem { comments { ...CommentRow @unmask } }\n": types.ItemCommentsFragmentDoc,
    "\n  fragment CommentedOn on Commented {\n    item { uuid attention ...ItemComments @unmask }\n    case { uuid unresolvedComments attention { kind hearingType unresolved estimated } }\n  }\n": types.CommentedOnFragmentDoc,
    "\n  mutation AddComment($entityType: EntityType!, $entityUuid: ID!, $body: String!, $idempotencyKey: String!) {\n    addComment(entityType: $entityType, entityUuid: $entityUuid, body: $body, idempotencyKey: $idempotencyKey) { ...CommentedOn @unmask }\n  }\n": types.AddCommentDocument,
    "\n  mutation EditComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!, $body: String!) {\n    editComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid, body: $body) { ...CommentedOn @unmask }\n  }\n": types.EditCommentDocument,
    "\n  mutation ResolveComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!) {\n    resolveComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid) { ...CommentedOn @unmask }\n  }\n": types.ResolveCommentDocument,
    "\n  fragment TimeRecordingRow on TimeRecording {\n    uuid version attention date activityType time estimated description casePart phase vatExempt\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n  }\n": types.TimeRecordingRowFragmentDoc,
    "\n  query TimeRecordings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: timeRecordings(first: $first, after: $after) { totalCount nodes { ...TimeRecordingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n": types.TimeRecordingsDocument,
    "mutation AddTimeRecording($caseUuid: ID!, $input: TimeRecordingInput!, $idempotencyKey: String!) { item: addTimeRecording(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...TimeRecordingRow @unmask } }": types.AddTimeRecordingDocument,
    "mutation EditTimeRecording($caseUuid: ID!, $uuid: ID!, $input: TimeRecordingInput!, $version: String) { item: editTimeRecording(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...TimeRecordingRow @unmask } }": types.EditTimeRecordingDocument,
    "mutation RemoveTimeRecording($caseUuid: ID!, $uuid: ID!) { removed: removeTimeRecording(caseUuid: $caseUuid, uuid: $uuid) }": types.RemoveTimeRecordingDocument,
    "mutation RestoreTimeRecording($caseUuid: ID!, $uuid: ID!) { item: restoreTimeRecording(caseUuid: $caseUuid, uuid: $uuid) { ...TimeRecordingRow @unmask } }": types.RestoreTimeRecordingDocument,
    "\n  query Unread { viewer { uuid unreadNotifications } }\n": types.UnreadDocument,
    "\n  query Notifications($after: String) {\n    viewer {\n      uuid\n      unreadNotifications\n      notifications(after: $after) {\n        totalCount\n        nodes { uuid kind sentence quote caseUuid stage item { uuid kind hearingType } createdAt readAt }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead($uuids: [ID!]) { markNotificationsRead(uuids: $uuids) { uuid unreadNotifications } }\n": types.MarkNotificationsReadDocument,
    "\n  query NotificationSettings { viewer { uuid notificationSettings { kind label isOn } } }\n": types.NotificationSettingsDocument,
    "\n  mutation EditNotificationSettings($settings: [NotificationSettingInput!]!) { editNotificationSettings(settings: $settings) { kind label isOn } }\n": types.EditNotificationSettingsDocument,
    "\n  query Documents($uuid: ID!) {\n    case(uuid: $uuid) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n": types.DocumentsDocument,
    "\n  mutation GenerateDocuments($caseUuid: ID!, $idempotencyKey: String!) {\n    generateDocuments(caseUuid: $caseUuid, idempotencyKey: $idempotencyKey) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n": types.GenerateDocumentsDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      cases { ...Hit @unmask }\n      items { ...Hit @unmask }\n      notes { ...Hit @unmask }\n      documents { ...Hit @unmask }\n    }\n  }\n  fragment Hit on SearchHit { uuid caseUuid caseName stage text kind }\n": types.SearchDocument,
    "\n  query Queues { queues { name count cases { uuid caseName solicitorsCaseReference stage stageSince unresolvedComments } } }\n": types.QueuesDocument,
    "\n  query ManagesApiClients($clientUuid: ID!) { viewer { uuid manages: may(permission: \"api_client:manage\", clientUuid: $clientUuid) } }\n": types.ManagesApiClientsDocument,
    "\n  query ApiClients($clientUuid: ID!) { apiClients(clientUuid: $clientUuid) { uuid name clientRole readOnly expiresAt lastUsed createdAt } }\n": types.ApiClientsDocument,
    "\n  mutation AddApiClient($clientUuid: ID!, $input: ApiClientInput!) { addApiClient(clientUuid: $clientUuid, input: $input) { clientSecret apiClient { uuid name } } }\n": types.AddApiClientDocument,
    "\n  mutation RevokeApiClient($clientUuid: ID!, $uuid: ID!) { revokeApiClient(clientUuid: $clientUuid, uuid: $uuid) }\n": types.RevokeApiClientDocument,
    "\n  query About {\n    about { company version }\n  }\n": types.AboutDocument,
    "\n  query User($uuid: ID!) {\n    user(uuid: $uuid) {\n      uuid name emailAddress clientRole siteUuid solicitorSraNumber deactivatedAt version mayEdit\n      client { uuid name }\n      childClients { client { uuid name } role }\n    }\n  }\n": types.UserDocument,
    "\n  query UserFirm($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid name\n      addsUsers: may(permission: \"user:create\")\n      sites { uuid siteName headquarters }\n      children { uuid name }\n    }\n  }\n": types.UserFirmDocument,
    "\n  query Firms($first: Int, $after: String, $search: String) {\n    clients(first: $first, after: $after, search: $search) {\n      totalCount\n      nodes { uuid name town numberOfUsers addsUsers: may(permission: \"user:create\") }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.FirmsDocument,
    "\n  mutation AddUser($clientUuid: ID!, $input: NewUserInput!, $childClientRoles: [ChildRoleInput!], $idempotencyKey: String!) {\n    addUser(clientUuid: $clientUuid, input: $input, childClientRoles: $childClientRoles, idempotencyKey: $idempotencyKey) { uuid }\n  }\n": types.AddUserDocument,
    "\n  mutation EditUser($uuid: ID!, $input: UserChanges!, $childClientRoles: [ChildRoleInput!], $version: String) {\n    editUser(uuid: $uuid, input: $input, childClientRoles: $childClientRoles, version: $version) {\n      uuid firstname surname name emailAddress clientRole roleLabel siteUuid solicitorSraNumber version mayEdit\n      childClients { client { uuid name } role }\n    }\n  }\n": types.EditUserDocument,
    "\n  mutation ResetPassword($uuid: ID!, $password: String!) { resetPassword(uuid: $uuid, password: $password) { uuid version } }\n": types.ResetPasswordDocument,
    "\n  query UserGroups($clientUuid: ID!) { userGroups(clientUuid: $clientUuid) { uuid name version users { uuid name } } }\n": types.UserGroupsDocument,
    "\n  query GroupFirm($clientUuid: ID!) { client(uuid: $clientUuid) { uuid name editsUsers: may(permission: \"client:edit_users\") } }\n": types.GroupFirmDocument,
    "\n  query GroupPeople($clientUuid: ID!, $search: String) {\n    users(first: 200, search: $search, filter: { clients: [$clientUuid] }) { totalCount nodes { uuid name roleLabel } pageInfo { endCursor hasNextPage } }\n  }\n": types.GroupPeopleDocument,
    "\n  mutation AddUserGroup($clientUuid: ID!, $name: String!, $users: [ID!]!) { addUserGroup(clientUuid: $clientUuid, name: $name, users: $users) { uuid } }\n": types.AddUserGroupDocument,
    "\n  mutation EditUserGroup($clientUuid: ID!, $uuid: ID!, $name: String, $users: [ID!]) {\n    editUserGroup(clientUuid: $clientUuid, uuid: $uuid, name: $name, users: $users) { uuid name version users { uuid name } }\n  }\n": types.EditUserGroupDocument,
    "\n  mutation RemoveUserGroup($clientUuid: ID!, $uuid: ID!) { removeUserGroup(clientUuid: $clientUuid, uuid: $uuid) }\n": types.RemoveUserGroupDocument,
    "\n  query Profile { viewer { uuid email firstname surname role client { uuid name } sessions { uuid signedInAt expiresAt current } } }\n": types.ProfileDocument,
    "\n  mutation EditProfile($input: ProfileInput!) { editProfile(input: $input) { uuid email firstname surname } }\n": types.EditProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }\n": types.ChangePasswordDocument,
    "\n  mutation EndSession($uuid: ID!) { endSession(uuid: $uuid) }\n": types.EndSessionDocument,
    "\n  query Roles { roles { role label permissions } }\n": types.RolesDocument,
    "\n  query Users($first: Int, $after: String, $search: String, $filter: UserFilter) {\n    users(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        firstname\n        surname\n        name\n        emailAddress\n        clientRole\n        roleLabel\n        client { uuid name }\n        lastLogin\n        deactivatedAt\n        mayEdit\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.UsersDocument,
    "\n  query UsersScope {\n    viewer { uuid addsUsers: may(permission: \"user:create\") }\n    clients(first: 200) { nodes { uuid name readsUsers: may(permission: \"user:read\") addsUsers: may(permission: \"user:create\") } }\n  }\n": types.UsersScopeDocument,
    "\n  mutation DeactivateUser($uuid: ID!) { deactivateUser(uuid: $uuid) { uuid deactivatedAt version } }\n": types.DeactivateUserDocument,
    "\n  mutation RestoreUser($uuid: ID!) { restoreUser(uuid: $uuid) { uuid deactivatedAt version } }\n": types.RestoreUserDocument,
    "\n  query Workspace($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage unresolvedComments representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue }\n    }\n  }\n": types.WorkspaceDocument,
    "\n  mutation CompleteCase($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: complete, idempotencyKey: $idempotencyKey) { uuid stage stageSince version updatedAt } }\n": types.CompleteCaseDocument,
    "\n  mutation SendForReview($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: in_review, idempotencyKey: $idempotencyKey) { uuid stage version updatedAt } }\n": types.SendForReviewDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      uuid\n      email\n      firstname\n      surname\n      role\n      isAdmin\n      client { uuid name }\n      readsUsers: may(permission: \"user:read\")\n      readsClients: may(permission: \"client:read\")\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      uuid\n      email\n      firstname\n      surname\n      role\n      isAdmin\n      client { uuid name }\n      readsUsers: may(permission: \"user:read\")\n      readsClients: may(permission: \"client:read\")\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseTotals($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CaseTotals($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetExceptional($caseUuid: ID!, $exceptional: Boolean!) {\n    setExceptional(caseUuid: $caseUuid, exceptional: $exceptional) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetExceptional($caseUuid: ID!, $exceptional: Boolean!) {\n    setExceptional(caseUuid: $caseUuid, exceptional: $exceptional) {\n      uuid version updatedAt\n      exceptional { casePart exceptional }\n      totals {\n        net vat gross unpriced\n        escape { fee threshold hourly distance escapes }\n        heads { name net excludedBecause lines(first: 1) { nodes { authority { provisional } } } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Explain($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) {\n      uuid representedParty partiesRepresented\n      client { uuid }\n      feeEarner { uuid firstname surname }\n      certificate { courtLevel dateOfIssue transfer halfFixedFee }\n      totals {\n        net vat gross\n        escape { fee threshold hourly distance escapes }\n        heads {\n          name net vat gross excludedBecause\n          lines(first: $first, after: $after) {\n            totalCount\n            nodes { date description quantity unit rate enhancement net vat authority { from table instrument provision source provisional } excludedBecause notHeld }\n            pageInfo { endCursor hasNextPage }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Explain($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) {\n      uuid representedParty partiesRepresented\n      client { uuid }\n      feeEarner { uuid firstname surname }\n      certificate { courtLevel dateOfIssue transfer halfFixedFee }\n      totals {\n        net vat gross\n        escape { fee threshold hourly distance escapes }\n        heads {\n          name net vat gross excludedBecause\n          lines(first: $first, after: $after) {\n            totalCount\n            nodes { date description quantity unit rate enhancement net vat authority { from table instrument provision source provisional } excludedBecause notHeld }\n            pageInfo { endCursor hasNextPage }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Offices($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid site } sites { uuid siteName region } } }\n"): (typeof documents)["\n  query Offices($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid site } sites { uuid siteName region } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseDetails($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage version representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n"): (typeof documents)["\n  query CaseDetails($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage version representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCase($solicitorUuid: ID!, $areaOfWork: AreaOfWork!, $input: CaseInput!, $certificate: CertificateInput!, $idempotencyKey: String!) {\n    addCase(solicitorUuid: $solicitorUuid, areaOfWork: $areaOfWork, input: $input, certificate: $certificate, idempotencyKey: $idempotencyKey) { uuid caseName }\n  }\n"): (typeof documents)["\n  mutation AddCase($solicitorUuid: ID!, $areaOfWork: AreaOfWork!, $input: CaseInput!, $certificate: CertificateInput!, $idempotencyKey: String!) {\n    addCase(solicitorUuid: $solicitorUuid, areaOfWork: $areaOfWork, input: $input, certificate: $certificate, idempotencyKey: $idempotencyKey) { uuid caseName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditCase($uuid: ID!, $input: CaseChanges!, $certificate: CertificateChanges, $version: String) {\n    editCase(uuid: $uuid, input: $input, certificate: $certificate, version: $version) {\n      uuid caseName solicitorsCaseReference caseType version updatedAt representedParty partiesRepresented\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n"): (typeof documents)["\n  mutation EditCase($uuid: ID!, $input: CaseChanges!, $certificate: CertificateChanges, $version: String) {\n    editCase(uuid: $uuid, input: $input, certificate: $certificate, version: $version) {\n      uuid caseName solicitorsCaseReference caseType version updatedAt representedParty partiesRepresented\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue dateSentToClient linkedCertificates financialInterest transfer halfFixedFee }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveFromDetails($uuid: ID!, $stage: Stage!) { moveCase(uuid: $uuid, stage: $stage) { uuid stage version updatedAt } }\n"): (typeof documents)["\n  mutation MoveFromDetails($uuid: ID!, $stage: Stage!) { moveCase(uuid: $uuid, stage: $stage) { uuid stage version updatedAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {\n    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {\n      totalCount\n      nodes {\n        uuid\n        caseName\n        solicitorsCaseReference\n        areaOfWork\n        caseType\n        stage\n        stageSince\n        value\n        unresolvedComments\n        feeEarner { uuid firstname surname initials }\n        staffMember { uuid name }\n        updatedAt\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): (typeof documents)["\n  query Cases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {\n    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {\n      totalCount\n      nodes {\n        uuid\n        caseName\n        solicitorsCaseReference\n        areaOfWork\n        caseType\n        stage\n        stageSince\n        value\n        unresolvedComments\n        feeEarner { uuid firstname surname initials }\n        staffMember { uuid name }\n        updatedAt\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CasesScope {\n    viewer { uuid addsCases: may(permission: \"case:create\") }\n    solicitors { uuid name }\n  }\n"): (typeof documents)["\n  query CasesScope {\n    viewer { uuid addsCases: may(permission: \"case:create\") }\n    solicitors { uuid name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseStages($filter: CaseFilter, $search: String) {\n    caseStages(filter: $filter, search: $search) { stage count value }\n  }\n"): (typeof documents)["\n  query CaseStages($filter: CaseFilter, $search: String) {\n    caseStages(filter: $filter, search: $search) { stage count value }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveCase($uuid: ID!, $stage: Stage!, $idempotencyKey: String) {\n    moveCase(uuid: $uuid, stage: $stage, idempotencyKey: $idempotencyKey) { uuid stage stageSince updatedAt version }\n  }\n"): (typeof documents)["\n  mutation MoveCase($uuid: ID!, $stage: Stage!, $idempotencyKey: String) {\n    moveCase(uuid: $uuid, stage: $stage, idempotencyKey: $idempotencyKey) { uuid stage stageSince updatedAt version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseNotes($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      notes(first: 50, after: $after) {\n        totalCount\n        nodes { uuid body createdBy { uuid name } createdAt changedAt mine }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CaseNotes($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      notes(first: 50, after: $after) {\n        totalCount\n        nodes { uuid body createdBy { uuid name } createdAt changedAt mine }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseAudit($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      audit(first: 50, after: $after) {\n        totalCount\n        nodes { id by { uuid name } at sentences }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CaseAudit($uuid: ID!, $after: String) {\n    case(uuid: $uuid) {\n      uuid\n      audit(first: 50, after: $after) {\n        totalCount\n        nodes { id by { uuid name } at sentences }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddNote($caseUuid: ID!, $body: String!) {\n    addNote(caseUuid: $caseUuid, body: $body) { uuid body createdBy { uuid name } createdAt changedAt mine }\n  }\n"): (typeof documents)["\n  mutation AddNote($caseUuid: ID!, $body: String!) {\n    addNote(caseUuid: $caseUuid, body: $body) { uuid body createdBy { uuid name } createdAt changedAt mine }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditNote($caseUuid: ID!, $uuid: ID!, $body: String!) {\n    editNote(caseUuid: $caseUuid, uuid: $uuid, body: $body) { uuid body changedAt }\n  }\n"): (typeof documents)["\n  mutation EditNote($caseUuid: ID!, $uuid: ID!, $body: String!) {\n    editNote(caseUuid: $caseUuid, uuid: $uuid, body: $body) { uuid body changedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveNote($caseUuid: ID!, $uuid: ID!) {\n    removeNote(caseUuid: $caseUuid, uuid: $uuid)\n  }\n"): (typeof documents)["\n  mutation RemoveNote($caseUuid: ID!, $uuid: ID!) {\n    removeNote(caseUuid: $caseUuid, uuid: $uuid)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Narrative($uuid: ID!) { case(uuid: $uuid) { uuid text: narrative version: narrativeVersion } }\n"): (typeof documents)["\n  query Narrative($uuid: ID!) { case(uuid: $uuid) { uuid text: narrative version: narrativeVersion } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditNarrative($caseUuid: ID!, $text: String!, $version: String) {\n    editNarrative(caseUuid: $caseUuid, narrative: $text, version: $version) { uuid text: narrative version: narrativeVersion updatedAt }\n  }\n"): (typeof documents)["\n  mutation EditNarrative($caseUuid: ID!, $text: String!, $version: String) {\n    editNarrative(caseUuid: $caseUuid, narrative: $text, version: $version) { uuid text: narrative version: narrativeVersion updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reasons($uuid: ID!) { case(uuid: $uuid) { uuid text: enhancement version: enhancementVersion } }\n"): (typeof documents)["\n  query Reasons($uuid: ID!) { case(uuid: $uuid) { uuid text: enhancement version: enhancementVersion } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditReasons($caseUuid: ID!, $text: String!, $version: String) {\n    editEnhancement(caseUuid: $caseUuid, enhancement: $text, version: $version) { uuid text: enhancement version: enhancementVersion updatedAt }\n  }\n"): (typeof documents)["\n  mutation EditReasons($caseUuid: ID!, $text: String!, $version: String) {\n    editEnhancement(caseUuid: $caseUuid, enhancement: $text, version: $version) { uuid text: enhancement version: enhancementVersion updatedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientDetails($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      name\n      clientType\n      solicitorSraNumber\n      primaryContactName\n      phoneNumber\n      archivedAt\n      version\n      isEditable: may(permission: \"client:edit\")\n    }\n  }\n"): (typeof documents)["\n  query ClientDetails($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      name\n      clientType\n      solicitorSraNumber\n      primaryContactName\n      phoneNumber\n      archivedAt\n      version\n      isEditable: may(permission: \"client:edit\")\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientSites($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      sites { uuid siteName firstLineAddress secondLineAddress town county postcode phoneNumber officeNumber region location headquarters version }\n    }\n  }\n"): (typeof documents)["\n  query ClientSites($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid\n      sites { uuid siteName firstLineAddress secondLineAddress town county postcode phoneNumber officeNumber region location headquarters version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientFeeEarners($uuid: ID!) {\n    client(uuid: $uuid) { uuid feeEarners { uuid site firstname surname initials type grade isPanelMember user version } }\n  }\n"): (typeof documents)["\n  query ClientFeeEarners($uuid: ID!) {\n    client(uuid: $uuid) { uuid feeEarners { uuid site firstname surname initials type grade isPanelMember user version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddClient($input: NewClientInput!, $sites: [SiteInput!]!, $feeEarners: [FeeEarnerInput!], $idempotencyKey: String) {\n    addClient(input: $input, sites: $sites, feeEarners: $feeEarners, idempotencyKey: $idempotencyKey) { uuid }\n  }\n"): (typeof documents)["\n  mutation AddClient($input: NewClientInput!, $sites: [SiteInput!]!, $feeEarners: [FeeEarnerInput!], $idempotencyKey: String) {\n    addClient(input: $input, sites: $sites, feeEarners: $feeEarners, idempotencyKey: $idempotencyKey) { uuid }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditClient($uuid: ID!, $input: ClientChanges!, $version: String) {\n    editClient(uuid: $uuid, input: $input, version: $version) { uuid name solicitorSraNumber primaryContactName phoneNumber version }\n  }\n"): (typeof documents)["\n  mutation EditClient($uuid: ID!, $input: ClientChanges!, $version: String) {\n    editClient(uuid: $uuid, input: $input, version: $version) { uuid name solicitorSraNumber primaryContactName phoneNumber version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditSite($clientUuid: ID!, $uuid: ID!, $input: SiteChanges!, $version: String) {\n    editSite(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n"): (typeof documents)["\n  mutation EditSite($clientUuid: ID!, $uuid: ID!, $input: SiteChanges!, $version: String) {\n    editSite(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditFeeEarner($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges!, $version: String) {\n    editFeeEarner(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n"): (typeof documents)["\n  mutation EditFeeEarner($clientUuid: ID!, $uuid: ID!, $input: FeeEarnerChanges!, $version: String) {\n    editFeeEarner(clientUuid: $clientUuid, uuid: $uuid, input: $input, version: $version) { uuid }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Clients($first: Int, $after: String, $search: String, $filter: ClientFilter) {\n    clients(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        name\n        primaryContactName\n        firstLineAddress\n        town\n        phoneNumber\n        clientType\n        numberOfUsers\n        archivedAt\n        isEditable: may(permission: \"client:edit\")\n        isArchivable\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): (typeof documents)["\n  query Clients($first: Int, $after: String, $search: String, $filter: ClientFilter) {\n    clients(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        name\n        primaryContactName\n        firstLineAddress\n        town\n        phoneNumber\n        clientType\n        numberOfUsers\n        archivedAt\n        isEditable: may(permission: \"client:edit\")\n        isArchivable\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientsScope { viewer { uuid addsClients: may(permission: \"client:create\") } }\n"): (typeof documents)["\n  query ClientsScope { viewer { uuid addsClients: may(permission: \"client:create\") } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveClient($uuid: ID!) { archiveClient(uuid: $uuid) { uuid archivedAt } }\n"): (typeof documents)["\n  mutation ArchiveClient($uuid: ID!) { archiveClient(uuid: $uuid) { uuid archivedAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreClient($uuid: ID!) { restoreClient(uuid: $uuid) { uuid archivedAt } }\n"): (typeof documents)["\n  mutation RestoreClient($uuid: ID!) { restoreClient(uuid: $uuid) { uuid archivedAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Solicitors { solicitors { uuid name } }\n"): (typeof documents)["\n  query Solicitors { solicitors { uuid name } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sites($uuid: ID!) { client(uuid: $uuid) { uuid sites { uuid siteName headquarters } } }\n"): (typeof documents)["\n  query Sites($uuid: ID!) { client(uuid: $uuid) { uuid sites { uuid siteName headquarters } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeeEarners($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid firstname surname initials } } }\n"): (typeof documents)["\n  query FeeEarners($uuid: ID!) { client(uuid: $uuid) { uuid feeEarners { uuid firstname surname initials } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Staff($uuid: ID!) { client(uuid: $uuid) { uuid staff { uuid name } } }\n"): (typeof documents)["\n  query Staff($uuid: ID!) { client(uuid: $uuid) { uuid staff { uuid name } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSite($clientUuid: ID!, $input: SiteInput!) { addSite(clientUuid: $clientUuid, input: $input) { uuid } }\n"): (typeof documents)["\n  mutation AddSite($clientUuid: ID!, $input: SiteInput!) { addSite(clientUuid: $clientUuid, input: $input) { uuid } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFeeEarner($clientUuid: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $clientUuid, input: $input) { uuid } }\n"): (typeof documents)["\n  mutation AddFeeEarner($clientUuid: ID!, $input: FeeEarnerInput!) { addFeeEarner(clientUuid: $clientUuid, input: $input) { uuid } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Enhancements($uuid: ID!) {\n    case(uuid: $uuid) { uuid mostEnhancement enhancementsVersion exceptional { casePart exceptional } enhancements { activityType casePart enhancement } }\n  }\n"): (typeof documents)["\n  query Enhancements($uuid: ID!) {\n    case(uuid: $uuid) { uuid mostEnhancement enhancementsVersion exceptional { casePart exceptional } enhancements { activityType casePart enhancement } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEnhancements($caseUuid: ID!, $enhancements: [EnhancementInput!]!, $version: String) {\n    setEnhancements(caseUuid: $caseUuid, enhancements: $enhancements, version: $version) { uuid updatedAt enhancementsVersion enhancements { activityType casePart enhancement } }\n  }\n"): (typeof documents)["\n  mutation SetEnhancements($caseUuid: ID!, $enhancements: [EnhancementInput!]!, $version: String) {\n    setEnhancements(caseUuid: $caseUuid, enhancements: $enhancements, version: $version) { uuid updatedAt enhancementsVersion enhancements { activityType casePart enhancement } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FolderTree on Case { uuid folderStructure { version nodes { id parent uuid name isFile size createdAt createdByName } } }\n"): (typeof documents)["\n  fragment FolderTree on Case { uuid folderStructure { version nodes { id parent uuid name isFile size createdAt createdByName } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseFiles($uuid: ID!) { case(uuid: $uuid) { ...FolderTree @unmask } }\n"): (typeof documents)["\n  query CaseFiles($uuid: ID!) { case(uuid: $uuid) { ...FolderTree @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFolder($caseUuid: ID!, $parent: ID, $name: String!) { addFolder(caseUuid: $caseUuid, parent: $parent, name: $name) { ...FolderTree @unmask } }\n"): (typeof documents)["\n  mutation AddFolder($caseUuid: ID!, $parent: ID, $name: String!) { addFolder(caseUuid: $caseUuid, parent: $parent, name: $name) { ...FolderTree @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameFile($caseUuid: ID!, $id: ID!, $name: String!) { renameFile(caseUuid: $caseUuid, id: $id, name: $name) { ...FolderTree @unmask } }\n"): (typeof documents)["\n  mutation RenameFile($caseUuid: ID!, $id: ID!, $name: String!) { renameFile(caseUuid: $caseUuid, id: $id, name: $name) { ...FolderTree @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveFile($caseUuid: ID!, $id: ID!, $to: ID) { moveFile(caseUuid: $caseUuid, id: $id, to: $to) { ...FolderTree @unmask } }\n"): (typeof documents)["\n  mutation MoveFile($caseUuid: ID!, $id: ID!, $to: ID) { moveFile(caseUuid: $caseUuid, id: $id, to: $to) { ...FolderTree @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFile($caseUuid: ID!, $id: ID!) { removeFile(caseUuid: $caseUuid, id: $id) { ...FolderTree @unmask } }\n"): (typeof documents)["\n  mutation RemoveFile($caseUuid: ID!, $id: ID!) { removeFile(caseUuid: $caseUuid, id: $id) { ...FolderTree @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreFile($caseUuid: ID!, $uuid: ID!) { restoreFile(caseUuid: $caseUuid, uuid: $uuid) { ...FolderTree @unmask } }\n"): (typeof documents)["\n  mutation RestoreFile($caseUuid: ID!, $uuid: ID!) { restoreFile(caseUuid: $caseUuid, uuid: $uuid) { ...FolderTree @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DisbursementRow on Disbursement {\n    uuid version attention date disbursementType amount vatExempt description casePart phase\n    ...ItemComments @unmask\n  }\n"): (typeof documents)["\n  fragment DisbursementRow on Disbursement {\n    uuid version attention date disbursementType amount vatExempt description casePart phase\n    ...ItemComments @unmask\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Disbursements($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: disbursements(first: $first, after: $after) { totalCount nodes { ...DisbursementRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n"): (typeof documents)["\n  query Disbursements($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: disbursements(first: $first, after: $after) { totalCount nodes { ...DisbursementRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddDisbursement($caseUuid: ID!, $input: DisbursementInput!, $idempotencyKey: String!) { item: addDisbursement(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...DisbursementRow @unmask } }"): (typeof documents)["mutation AddDisbursement($caseUuid: ID!, $input: DisbursementInput!, $idempotencyKey: String!) { item: addDisbursement(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...DisbursementRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditDisbursement($caseUuid: ID!, $uuid: ID!, $input: DisbursementInput!, $version: String) { item: editDisbursement(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...DisbursementRow @unmask } }"): (typeof documents)["mutation EditDisbursement($caseUuid: ID!, $uuid: ID!, $input: DisbursementInput!, $version: String) { item: editDisbursement(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...DisbursementRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveDisbursement($caseUuid: ID!, $uuid: ID!) { removed: removeDisbursement(caseUuid: $caseUuid, uuid: $uuid) }"): (typeof documents)["mutation RemoveDisbursement($caseUuid: ID!, $uuid: ID!) { removed: removeDisbursement(caseUuid: $caseUuid, uuid: $uuid) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreDisbursement($caseUuid: ID!, $uuid: ID!) { item: restoreDisbursement(caseUuid: $caseUuid, uuid: $uuid) { ...DisbursementRow @unmask } }"): (typeof documents)["mutation RestoreDisbursement($caseUuid: ID!, $uuid: ID!) { item: restoreDisbursement(caseUuid: $caseUuid, uuid: $uuid) { ...DisbursementRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HearingRow on Hearing {\n    uuid version attention date courtLevel hearingType administrativeOrder multiDayInterim startTime endTime hearingDays { date hours } hearingTime units\n    adjournmentType casePart allegationsOfHarm lackOfUnderstanding expertCrossExamined courtBundle description\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n    adjournment { adjournmentLengthHours }\n    exceptionalTravel { distanceMiles days reason }\n    disbursements { uuid disbursementType amount vatExempt description }\n  }\n"): (typeof documents)["\n  fragment HearingRow on Hearing {\n    uuid version attention date courtLevel hearingType administrativeOrder multiDayInterim startTime endTime hearingDays { date hours } hearingTime units\n    adjournmentType casePart allegationsOfHarm lackOfUnderstanding expertCrossExamined courtBundle description\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n    adjournment { adjournmentLengthHours }\n    exceptionalTravel { distanceMiles days reason }\n    disbursements { uuid disbursementType amount vatExempt description }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Hearings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: hearings(first: $first, after: $after) { totalCount nodes { ...HearingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n"): (typeof documents)["\n  query Hearings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: hearings(first: $first, after: $after) { totalCount nodes { ...HearingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddHearing($caseUuid: ID!, $input: HearingInput!, $idempotencyKey: String!) { item: addHearing(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...HearingRow @unmask } }"): (typeof documents)["mutation AddHearing($caseUuid: ID!, $input: HearingInput!, $idempotencyKey: String!) { item: addHearing(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...HearingRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditHearing($caseUuid: ID!, $uuid: ID!, $input: HearingInput!, $version: String) { item: editHearing(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...HearingRow @unmask } }"): (typeof documents)["mutation EditHearing($caseUuid: ID!, $uuid: ID!, $input: HearingInput!, $version: String) { item: editHearing(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...HearingRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveHearing($caseUuid: ID!, $uuid: ID!) { removed: removeHearing(caseUuid: $caseUuid, uuid: $uuid) }"): (typeof documents)["mutation RemoveHearing($caseUuid: ID!, $uuid: ID!) { removed: removeHearing(caseUuid: $caseUuid, uuid: $uuid) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreHearing($caseUuid: ID!, $uuid: ID!) { item: restoreHearing(caseUuid: $caseUuid, uuid: $uuid) { ...HearingRow @unmask } }"): (typeof documents)["mutation RestoreHearing($caseUuid: ID!, $uuid: ID!) { item: restoreHearing(caseUuid: $caseUuid, uuid: $uuid) { ...HearingRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Attention($uuid: ID!) {\n    case(uuid: $uuid) { uuid attention { kind hearingType unresolved estimated } }\n  }\n"): (typeof documents)["\n  query Attention($uuid: ID!) {\n    case(uuid: $uuid) { uuid attention { kind hearingType unresolved estimated } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentRow on Comment { uuid body createdBy { uuid name } createdAt resolvedBy { uuid name } mine }\n"): (typeof documents)["\n  fragment CommentRow on Comment { uuid body createdBy { uuid name } createdAt resolvedBy { uuid name } mine }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemComments on CaseItem { comments { ...CommentRow @unmask } }\n"): (typeof documents)["\n  fragment ItemComments on CaseItem { comments { ...CommentRow @unmask } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentedOn on Commented {\n    item { uuid attention ...ItemComments @unmask }\n    case { uuid unresolvedComments attention { kind hearingType unresolved estimated } }\n  }\n"): (typeof documents)["\n  fragment CommentedOn on Commented {\n    item { uuid attention ...ItemComments @unmask }\n    case { uuid unresolvedComments attention { kind hearingType unresolved estimated } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddComment($entityType: EntityType!, $entityUuid: ID!, $body: String!, $idempotencyKey: String!) {\n    addComment(entityType: $entityType, entityUuid: $entityUuid, body: $body, idempotencyKey: $idempotencyKey) { ...CommentedOn @unmask }\n  }\n"): (typeof documents)["\n  mutation AddComment($entityType: EntityType!, $entityUuid: ID!, $body: String!, $idempotencyKey: String!) {\n    addComment(entityType: $entityType, entityUuid: $entityUuid, body: $body, idempotencyKey: $idempotencyKey) { ...CommentedOn @unmask }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!, $body: String!) {\n    editComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid, body: $body) { ...CommentedOn @unmask }\n  }\n"): (typeof documents)["\n  mutation EditComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!, $body: String!) {\n    editComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid, body: $body) { ...CommentedOn @unmask }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResolveComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!) {\n    resolveComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid) { ...CommentedOn @unmask }\n  }\n"): (typeof documents)["\n  mutation ResolveComment($entityType: EntityType!, $entityUuid: ID!, $uuid: ID!) {\n    resolveComment(entityType: $entityType, entityUuid: $entityUuid, uuid: $uuid) { ...CommentedOn @unmask }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TimeRecordingRow on TimeRecording {\n    uuid version attention date activityType time estimated description casePart phase vatExempt\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n  }\n"): (typeof documents)["\n  fragment TimeRecordingRow on TimeRecording {\n    uuid version attention date activityType time estimated description casePart phase vatExempt\n    ...ItemComments @unmask\n    feeEarner { uuid firstname surname initials }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeRecordings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: timeRecordings(first: $first, after: $after) { totalCount nodes { ...TimeRecordingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n"): (typeof documents)["\n  query TimeRecordings($uuid: ID!, $first: Int!, $after: String) {\n    case(uuid: $uuid) { uuid items: timeRecordings(first: $first, after: $after) { totalCount nodes { ...TimeRecordingRow @unmask } pageInfo { endCursor hasNextPage } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddTimeRecording($caseUuid: ID!, $input: TimeRecordingInput!, $idempotencyKey: String!) { item: addTimeRecording(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...TimeRecordingRow @unmask } }"): (typeof documents)["mutation AddTimeRecording($caseUuid: ID!, $input: TimeRecordingInput!, $idempotencyKey: String!) { item: addTimeRecording(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) { ...TimeRecordingRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditTimeRecording($caseUuid: ID!, $uuid: ID!, $input: TimeRecordingInput!, $version: String) { item: editTimeRecording(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...TimeRecordingRow @unmask } }"): (typeof documents)["mutation EditTimeRecording($caseUuid: ID!, $uuid: ID!, $input: TimeRecordingInput!, $version: String) { item: editTimeRecording(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ...TimeRecordingRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveTimeRecording($caseUuid: ID!, $uuid: ID!) { removed: removeTimeRecording(caseUuid: $caseUuid, uuid: $uuid) }"): (typeof documents)["mutation RemoveTimeRecording($caseUuid: ID!, $uuid: ID!) { removed: removeTimeRecording(caseUuid: $caseUuid, uuid: $uuid) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreTimeRecording($caseUuid: ID!, $uuid: ID!) { item: restoreTimeRecording(caseUuid: $caseUuid, uuid: $uuid) { ...TimeRecordingRow @unmask } }"): (typeof documents)["mutation RestoreTimeRecording($caseUuid: ID!, $uuid: ID!) { item: restoreTimeRecording(caseUuid: $caseUuid, uuid: $uuid) { ...TimeRecordingRow @unmask } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Unread { viewer { uuid unreadNotifications } }\n"): (typeof documents)["\n  query Unread { viewer { uuid unreadNotifications } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($after: String) {\n    viewer {\n      uuid\n      unreadNotifications\n      notifications(after: $after) {\n        totalCount\n        nodes { uuid kind sentence quote caseUuid stage item { uuid kind hearingType } createdAt readAt }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($after: String) {\n    viewer {\n      uuid\n      unreadNotifications\n      notifications(after: $after) {\n        totalCount\n        nodes { uuid kind sentence quote caseUuid stage item { uuid kind hearingType } createdAt readAt }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($uuids: [ID!]) { markNotificationsRead(uuids: $uuids) { uuid unreadNotifications } }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($uuids: [ID!]) { markNotificationsRead(uuids: $uuids) { uuid unreadNotifications } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationSettings { viewer { uuid notificationSettings { kind label isOn } } }\n"): (typeof documents)["\n  query NotificationSettings { viewer { uuid notificationSettings { kind label isOn } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditNotificationSettings($settings: [NotificationSettingInput!]!) { editNotificationSettings(settings: $settings) { kind label isOn } }\n"): (typeof documents)["\n  mutation EditNotificationSettings($settings: [NotificationSettingInput!]!) { editNotificationSettings(settings: $settings) { kind label isOn } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Documents($uuid: ID!) {\n    case(uuid: $uuid) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n"): (typeof documents)["\n  query Documents($uuid: ID!) {\n    case(uuid: $uuid) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateDocuments($caseUuid: ID!, $idempotencyKey: String!) {\n    generateDocuments(caseUuid: $caseUuid, idempotencyKey: $idempotencyKey) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n"): (typeof documents)["\n  mutation GenerateDocuments($caseUuid: ID!, $idempotencyKey: String!) {\n    generateDocuments(caseUuid: $caseUuid, idempotencyKey: $idempotencyKey) { uuid documents { state error files { uuid fileName size createdAt } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($text: String!) {\n    search(text: $text) {\n      cases { ...Hit @unmask }\n      items { ...Hit @unmask }\n      notes { ...Hit @unmask }\n      documents { ...Hit @unmask }\n    }\n  }\n  fragment Hit on SearchHit { uuid caseUuid caseName stage text kind }\n"): (typeof documents)["\n  query Search($text: String!) {\n    search(text: $text) {\n      cases { ...Hit @unmask }\n      items { ...Hit @unmask }\n      notes { ...Hit @unmask }\n      documents { ...Hit @unmask }\n    }\n  }\n  fragment Hit on SearchHit { uuid caseUuid caseName stage text kind }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Queues { queues { name count cases { uuid caseName solicitorsCaseReference stage stageSince unresolvedComments } } }\n"): (typeof documents)["\n  query Queues { queues { name count cases { uuid caseName solicitorsCaseReference stage stageSince unresolvedComments } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagesApiClients($clientUuid: ID!) { viewer { uuid manages: may(permission: \"api_client:manage\", clientUuid: $clientUuid) } }\n"): (typeof documents)["\n  query ManagesApiClients($clientUuid: ID!) { viewer { uuid manages: may(permission: \"api_client:manage\", clientUuid: $clientUuid) } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiClients($clientUuid: ID!) { apiClients(clientUuid: $clientUuid) { uuid name clientRole readOnly expiresAt lastUsed createdAt } }\n"): (typeof documents)["\n  query ApiClients($clientUuid: ID!) { apiClients(clientUuid: $clientUuid) { uuid name clientRole readOnly expiresAt lastUsed createdAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddApiClient($clientUuid: ID!, $input: ApiClientInput!) { addApiClient(clientUuid: $clientUuid, input: $input) { clientSecret apiClient { uuid name } } }\n"): (typeof documents)["\n  mutation AddApiClient($clientUuid: ID!, $input: ApiClientInput!) { addApiClient(clientUuid: $clientUuid, input: $input) { clientSecret apiClient { uuid name } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiClient($clientUuid: ID!, $uuid: ID!) { revokeApiClient(clientUuid: $clientUuid, uuid: $uuid) }\n"): (typeof documents)["\n  mutation RevokeApiClient($clientUuid: ID!, $uuid: ID!) { revokeApiClient(clientUuid: $clientUuid, uuid: $uuid) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query About {\n    about { company version }\n  }\n"): (typeof documents)["\n  query About {\n    about { company version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query User($uuid: ID!) {\n    user(uuid: $uuid) {\n      uuid name emailAddress clientRole siteUuid solicitorSraNumber deactivatedAt version mayEdit\n      client { uuid name }\n      childClients { client { uuid name } role }\n    }\n  }\n"): (typeof documents)["\n  query User($uuid: ID!) {\n    user(uuid: $uuid) {\n      uuid name emailAddress clientRole siteUuid solicitorSraNumber deactivatedAt version mayEdit\n      client { uuid name }\n      childClients { client { uuid name } role }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserFirm($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid name\n      addsUsers: may(permission: \"user:create\")\n      sites { uuid siteName headquarters }\n      children { uuid name }\n    }\n  }\n"): (typeof documents)["\n  query UserFirm($uuid: ID!) {\n    client(uuid: $uuid) {\n      uuid name\n      addsUsers: may(permission: \"user:create\")\n      sites { uuid siteName headquarters }\n      children { uuid name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Firms($first: Int, $after: String, $search: String) {\n    clients(first: $first, after: $after, search: $search) {\n      totalCount\n      nodes { uuid name town numberOfUsers addsUsers: may(permission: \"user:create\") }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): (typeof documents)["\n  query Firms($first: Int, $after: String, $search: String) {\n    clients(first: $first, after: $after, search: $search) {\n      totalCount\n      nodes { uuid name town numberOfUsers addsUsers: may(permission: \"user:create\") }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddUser($clientUuid: ID!, $input: NewUserInput!, $childClientRoles: [ChildRoleInput!], $idempotencyKey: String!) {\n    addUser(clientUuid: $clientUuid, input: $input, childClientRoles: $childClientRoles, idempotencyKey: $idempotencyKey) { uuid }\n  }\n"): (typeof documents)["\n  mutation AddUser($clientUuid: ID!, $input: NewUserInput!, $childClientRoles: [ChildRoleInput!], $idempotencyKey: String!) {\n    addUser(clientUuid: $clientUuid, input: $input, childClientRoles: $childClientRoles, idempotencyKey: $idempotencyKey) { uuid }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditUser($uuid: ID!, $input: UserChanges!, $childClientRoles: [ChildRoleInput!], $version: String) {\n    editUser(uuid: $uuid, input: $input, childClientRoles: $childClientRoles, version: $version) {\n      uuid firstname surname name emailAddress clientRole roleLabel siteUuid solicitorSraNumber version mayEdit\n      childClients { client { uuid name } role }\n    }\n  }\n"): (typeof documents)["\n  mutation EditUser($uuid: ID!, $input: UserChanges!, $childClientRoles: [ChildRoleInput!], $version: String) {\n    editUser(uuid: $uuid, input: $input, childClientRoles: $childClientRoles, version: $version) {\n      uuid firstname surname name emailAddress clientRole roleLabel siteUuid solicitorSraNumber version mayEdit\n      childClients { client { uuid name } role }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($uuid: ID!, $password: String!) { resetPassword(uuid: $uuid, password: $password) { uuid version } }\n"): (typeof documents)["\n  mutation ResetPassword($uuid: ID!, $password: String!) { resetPassword(uuid: $uuid, password: $password) { uuid version } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserGroups($clientUuid: ID!) { userGroups(clientUuid: $clientUuid) { uuid name version users { uuid name } } }\n"): (typeof documents)["\n  query UserGroups($clientUuid: ID!) { userGroups(clientUuid: $clientUuid) { uuid name version users { uuid name } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupFirm($clientUuid: ID!) { client(uuid: $clientUuid) { uuid name editsUsers: may(permission: \"client:edit_users\") } }\n"): (typeof documents)["\n  query GroupFirm($clientUuid: ID!) { client(uuid: $clientUuid) { uuid name editsUsers: may(permission: \"client:edit_users\") } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupPeople($clientUuid: ID!, $search: String) {\n    users(first: 200, search: $search, filter: { clients: [$clientUuid] }) { totalCount nodes { uuid name roleLabel } pageInfo { endCursor hasNextPage } }\n  }\n"): (typeof documents)["\n  query GroupPeople($clientUuid: ID!, $search: String) {\n    users(first: 200, search: $search, filter: { clients: [$clientUuid] }) { totalCount nodes { uuid name roleLabel } pageInfo { endCursor hasNextPage } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddUserGroup($clientUuid: ID!, $name: String!, $users: [ID!]!) { addUserGroup(clientUuid: $clientUuid, name: $name, users: $users) { uuid } }\n"): (typeof documents)["\n  mutation AddUserGroup($clientUuid: ID!, $name: String!, $users: [ID!]!) { addUserGroup(clientUuid: $clientUuid, name: $name, users: $users) { uuid } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditUserGroup($clientUuid: ID!, $uuid: ID!, $name: String, $users: [ID!]) {\n    editUserGroup(clientUuid: $clientUuid, uuid: $uuid, name: $name, users: $users) { uuid name version users { uuid name } }\n  }\n"): (typeof documents)["\n  mutation EditUserGroup($clientUuid: ID!, $uuid: ID!, $name: String, $users: [ID!]) {\n    editUserGroup(clientUuid: $clientUuid, uuid: $uuid, name: $name, users: $users) { uuid name version users { uuid name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveUserGroup($clientUuid: ID!, $uuid: ID!) { removeUserGroup(clientUuid: $clientUuid, uuid: $uuid) }\n"): (typeof documents)["\n  mutation RemoveUserGroup($clientUuid: ID!, $uuid: ID!) { removeUserGroup(clientUuid: $clientUuid, uuid: $uuid) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile { viewer { uuid email firstname surname role client { uuid name } sessions { uuid signedInAt expiresAt current } } }\n"): (typeof documents)["\n  query Profile { viewer { uuid email firstname surname role client { uuid name } sessions { uuid signedInAt expiresAt current } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditProfile($input: ProfileInput!) { editProfile(input: $input) { uuid email firstname surname } }\n"): (typeof documents)["\n  mutation EditProfile($input: ProfileInput!) { editProfile(input: $input) { uuid email firstname surname } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($uuid: ID!) { endSession(uuid: $uuid) }\n"): (typeof documents)["\n  mutation EndSession($uuid: ID!) { endSession(uuid: $uuid) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roles { roles { role label permissions } }\n"): (typeof documents)["\n  query Roles { roles { role label permissions } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($first: Int, $after: String, $search: String, $filter: UserFilter) {\n    users(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        firstname\n        surname\n        name\n        emailAddress\n        clientRole\n        roleLabel\n        client { uuid name }\n        lastLogin\n        deactivatedAt\n        mayEdit\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): (typeof documents)["\n  query Users($first: Int, $after: String, $search: String, $filter: UserFilter) {\n    users(first: $first, after: $after, search: $search, filter: $filter) {\n      totalCount\n      nodes {\n        uuid\n        firstname\n        surname\n        name\n        emailAddress\n        clientRole\n        roleLabel\n        client { uuid name }\n        lastLogin\n        deactivatedAt\n        mayEdit\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsersScope {\n    viewer { uuid addsUsers: may(permission: \"user:create\") }\n    clients(first: 200) { nodes { uuid name readsUsers: may(permission: \"user:read\") addsUsers: may(permission: \"user:create\") } }\n  }\n"): (typeof documents)["\n  query UsersScope {\n    viewer { uuid addsUsers: may(permission: \"user:create\") }\n    clients(first: 200) { nodes { uuid name readsUsers: may(permission: \"user:read\") addsUsers: may(permission: \"user:create\") } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeactivateUser($uuid: ID!) { deactivateUser(uuid: $uuid) { uuid deactivatedAt version } }\n"): (typeof documents)["\n  mutation DeactivateUser($uuid: ID!) { deactivateUser(uuid: $uuid) { uuid deactivatedAt version } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreUser($uuid: ID!) { restoreUser(uuid: $uuid) { uuid deactivatedAt version } }\n"): (typeof documents)["\n  mutation RestoreUser($uuid: ID!) { restoreUser(uuid: $uuid) { uuid deactivatedAt version } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Workspace($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage unresolvedComments representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue }\n    }\n  }\n"): (typeof documents)["\n  query Workspace($uuid: ID!) {\n    case(uuid: $uuid) {\n      uuid caseName solicitorsCaseReference areaOfWork caseType stage unresolvedComments representedParty partiesRepresented\n      client { uuid name }\n      site { uuid siteName }\n      feeEarner { uuid firstname surname initials }\n      staffMember { uuid name }\n      certificate { certificateNumber courtLevel dateOfIssue }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteCase($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: complete, idempotencyKey: $idempotencyKey) { uuid stage stageSince version updatedAt } }\n"): (typeof documents)["\n  mutation CompleteCase($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: complete, idempotencyKey: $idempotencyKey) { uuid stage stageSince version updatedAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendForReview($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: in_review, idempotencyKey: $idempotencyKey) { uuid stage version updatedAt } }\n"): (typeof documents)["\n  mutation SendForReview($uuid: ID!, $idempotencyKey: String!) { moveCase(uuid: $uuid, stage: in_review, idempotencyKey: $idempotencyKey) { uuid stage version updatedAt } }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;