/**
 * What CostDraft's own hosts offer beyond the two specifications. `GET client/additions` (case host) and `GET
 * users/additions` (admin host) answer `{additions: [name…]}`; a host that does not answer so has none, and is never
 * sent the path or parameter of an addition.
 */
export const caseAdditions = [
  'case_list',
  'case_queries',
  'case_columns',
  'case_stages',
  'case_views',
  'reports',
  'totals',
  'totals_lines',
  'attention',
  'filing_check',
  'finding_rows',
  'open_comments',
  'output_state',
  'document_preview',
  'audit',
  'audit_filters',
  'audit_restore',
  'case_figures',
  'case_parts',
  'paging',
  'item_columns',
  'item_queries',
  'item_read',
  'nested_lists',
  'row_changes',
  'item_files',
  'restore',
  'entity_case',
  'search',
  'queues',
  'first_panel',
  'batch',
  'bulk',
  'export_lists',
  'ledger_import',
  'idempotency',
  'versions',
  'move_from',
  'fee_earner_edit',
  'fee_earner_periods',
  'rates',
  'rate_cards',
  'usual_rate',
  'bill_heading',
  'fixed_costs',
  'budget',
  'receiving_party',
  'recovers_vat',
  'budget_form',
  'hourly_figure',
  'bill_facts',
  'claim_stage',
  'lists_by_field',
  'step_disbursement_type',
  'step_attendance_rate',
  'party_capacity',
  'bill_codes',
  'cop_category',
  'bill_lists',
  'viewer',
  'new_case_folders',
  'file_dates',
  'changes',
  'external_ids',
] as const
/**
 * An addition, or a kind of item or an area of work that the specifications lack: `kind_` or `area_` and its name.
 */
export type CaseAddition = (typeof caseAdditions)[number] | `kind_${string}` | `area_${string}`

export const adminAdditions = [
  'client_list',
  'user_list',
  'archive',
  'api_clients',
  'user_groups',
  'notifications',
  'sessions',
  'deactivate',
  'reset_password',
  'account_links',
  'profile',
  'site_edit',
  'guideline_band',
  'fee_earner_periods',
  'idempotency',
  'versions',
  'webhooks',
  'external_ids',
  'scopes',
  'second_factor',
] as const
export type AdminAddition = (typeof adminAdditions)[number]

/** The answer of either path. */
export interface Additions {
  additions: string[]
}
