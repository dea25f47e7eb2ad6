import type { AuthRecordTable, SecretTable, SignInAttemptTable } from '../access/access.table.ts'
import type { ChangeTable } from '../audit/audit.table.ts'
import type { BudgetTable } from '../budgets/budgets.table.ts'
import type { CaseViewTable } from '../case-views/case-views.table.ts'
import type {
  CaseTable,
  CaseTallyTable,
  CaseTotalTable,
  CertificateTable,
  IdempotentTable,
  NoteTable,
} from '../cases/cases.table.ts'
import type { TrEnhancementTable } from '../enhancements/enhancements.table.ts'
import type { CaseFileTable, FileStoreTable, StoredFileTable } from '../files/files.table.ts'
import type { JobTable } from '../jobs/jobs.table.ts'
import type { LedgerAliasTable, LedgerImportTable, LedgerMappingTable } from '../ledger/import/ledger-import.table.ts'
import type { NotificationTable } from '../notifications/notifications.table.ts'
import type { FrozenCaseTable, OutputTable } from '../outputs/outputs.table.ts'
import type { CaseItemTable, CommentTable, ItemFileTable } from '../items/items.table.ts'
import type { ClientTable, SiteTable } from '../clients/clients.table.ts'
import type { FeeEarnerPeriodTable, FeeEarnerTable } from '../clients/fee-earners.table.ts'
import type {
  ApiClientTable,
  ChildRoleTable,
  PersonTable,
  UserGroupMemberTable,
  UserGroupTable,
} from '../users/users.table.ts'
import type { RateCardTable, RateEditionTable } from '../rates/rates.table.ts'
import type { SchemaStepTable } from './schema-step.table.ts'
import type { StartTable } from './start.table.ts'

/** All tables. Each feature folder declares its own in `<name>.table.ts`. */
export interface Tables {
  api_client: ApiClientTable
  auth_record: AuthRecordTable
  budget: BudgetTable
  case: CaseTable
  case_file: CaseFileTable
  case_item: CaseItemTable
  case_tally: CaseTallyTable
  case_total: CaseTotalTable
  case_view: CaseViewTable
  certificate: CertificateTable
  change: ChangeTable
  child_role: ChildRoleTable
  client: ClientTable
  comment: CommentTable
  fee_earner: FeeEarnerTable
  file_store: FileStoreTable
  fee_earner_period: FeeEarnerPeriodTable
  frozen_case: FrozenCaseTable
  idempotent: IdempotentTable
  item_file: ItemFileTable
  job: JobTable
  ledger_alias: LedgerAliasTable
  ledger_import: LedgerImportTable
  ledger_mapping: LedgerMappingTable
  note: NoteTable
  notification: NotificationTable
  output: OutputTable
  person: PersonTable
  rate_card: RateCardTable
  rate_edition: RateEditionTable
  schema_step: SchemaStepTable
  secret: SecretTable
  sign_in_attempt: SignInAttemptTable
  site: SiteTable
  start: StartTable
  stored_file: StoredFileTable
  tr_enhancement: TrEnhancementTable
  user_group: UserGroupTable
  user_group_member: UserGroupMemberTable
}
