// Written by npm run codegen.
import * as step0001 from './migrations/0001-start.ts'
import * as step0002 from './migrations/0002-who.ts'
import * as step0003 from './migrations/0003-cases.ts'
import * as step0004 from './migrations/0004-items.ts'
import * as step0005 from './migrations/0005-board.ts'
import * as step0006 from './migrations/0006-review-to-bill.ts'
import * as step0007 from './migrations/0007-access.ts'
import * as step0008 from './migrations/0008-row-security.ts'
import * as step0009 from './migrations/0009-api-clients.ts'
import * as step0010 from './migrations/0010-notifications.ts'
import * as step0011 from './migrations/0011-signed-in.ts'
import * as step0012 from './migrations/0012-enhancements.ts'
import * as step0013 from './migrations/0013-case-files.ts'
import * as step0014 from './migrations/0014-rows-once.ts'
import * as step0015 from './migrations/0015-high-court-work.ts'
import * as step0016 from './migrations/0016-entered-hearing-time.ts'
import * as step0018 from './migrations/0018-sign-in-throttle.ts'
import * as step0019 from './migrations/0019-cost-notes.ts'
import * as step0020 from './migrations/0020-item-files.ts'
import * as step0021 from './migrations/0021-cases-by-area.ts'
import * as step0022 from './migrations/0022-lists-by-case.ts'
import * as step0023 from './migrations/0023-rates.ts'
import * as step0024 from './migrations/0024-expert-fees.ts'
import * as step0025 from './migrations/0025-rate-cards.ts'
import * as step0026 from './migrations/0026-court-of-protection.ts'
import * as step0027 from './migrations/0027-inter-partes.ts'
import * as step0028 from './migrations/0028-high-cost.ts'
import * as step0029 from './migrations/0029-search.ts'
import * as step0030 from './migrations/0030-case-tally.ts'
import * as step0031 from './migrations/0031-case-views.ts'
import * as step0032 from './migrations/0032-ledger-import.ts'
import * as step0033 from './migrations/0033-audit-restores.ts'
import * as step0034 from './migrations/0034-jobs-in-turn.ts'
import * as step0035 from './migrations/0035-stored-files.ts'
import * as step0036 from './migrations/0036-fee-earner-periods.ts'
import * as step0037 from './migrations/0037-vat-stored.ts'
import * as step0038 from './migrations/0038-reading-order.ts'
import * as step0039 from './migrations/0039-bill-codes.ts'
import * as step0040 from './migrations/0040-case-plan.ts'
import * as step0042 from './migrations/0042-file-dates.ts'
import * as step0043 from './migrations/0043-output-previews.ts'
import * as step0044 from './migrations/0044-bill-lists.ts'
import * as step0045 from './migrations/0045-record-changes.ts'
import * as step0046 from './migrations/0046-external-ids.ts'
import * as step0047 from './migrations/0047-webhooks.ts'
import * as step0048 from './migrations/0048-times.ts'
import * as step0049 from './migrations/0049-scopes.ts'
import * as step0050 from './migrations/0050-stable-order.ts'
import * as step0051 from './migrations/0051-reports.ts'
import * as step0052 from './migrations/0052-first-panel.ts'
import * as step0053 from './migrations/0053-schema-setup.ts'
import * as step0054 from './migrations/0054-job-request.ts'
import * as step0055 from './migrations/0055-cases-of-fee-earner.ts'
import * as step0056 from './migrations/0056-file-count.ts'
import * as step0057 from './migrations/0057-ledger-reading.ts'
import * as step0058 from './migrations/0058-firms-read-once.ts'
import * as step0059 from './migrations/0059-told-updates.ts'
import * as step0060 from './migrations/0060-given-passwords.ts'
import * as step0061 from './migrations/0061-account-links.ts'
import * as step0062 from './migrations/0062-forgotten-passwords.ts'
import * as step0063 from './migrations/0063-second-factor.ts'
import * as step0064 from './migrations/0064-sign-ins.ts'
import * as step0065 from './migrations/0065-leaving.ts'
import * as step0066 from './migrations/0066-removals.ts'
import * as step0067 from './migrations/0067-merged-clients.ts'
import * as step0068 from './migrations/0068-administration-audit.ts'
import * as step0069 from './migrations/0069-notification-mail.ts'
import * as step0070 from './migrations/0070-people-import.ts'
import * as step0071 from './migrations/0071-firm-archives.ts'
import * as step0072 from './migrations/0072-scim.ts'
import * as step0073 from './migrations/0073-row-operations.ts'
import * as step0074 from './migrations/0074-client-marks.ts'
import * as step0075 from './migrations/0075-case-deadlines.ts'
import * as step0076 from './migrations/0076-calendar-links.ts'
import * as step0077 from './migrations/0077-assessment.ts'
import * as step0078 from './migrations/0078-assessment-documents.ts'
import * as step0079 from './migrations/0079-assessment-import.ts'
import * as step0080 from './migrations/0080-assessment-outcome.ts'
import * as step0081 from './migrations/0081-remembered-reductions.ts'
import * as step0082 from './migrations/0082-documents-and-dates.ts'

/** Every migration, in order of execution. */
export const steps = {
  '0001-start': step0001,
  '0002-who': step0002,
  '0003-cases': step0003,
  '0004-items': step0004,
  '0005-board': step0005,
  '0006-review-to-bill': step0006,
  '0007-access': step0007,
  '0008-row-security': step0008,
  '0009-api-clients': step0009,
  '0010-notifications': step0010,
  '0011-signed-in': step0011,
  '0012-enhancements': step0012,
  '0013-case-files': step0013,
  '0014-rows-once': step0014,
  '0015-high-court-work': step0015,
  '0016-entered-hearing-time': step0016,
  '0018-sign-in-throttle': step0018,
  '0019-cost-notes': step0019,
  '0020-item-files': step0020,
  '0021-cases-by-area': step0021,
  '0022-lists-by-case': step0022,
  '0023-rates': step0023,
  '0024-expert-fees': step0024,
  '0025-rate-cards': step0025,
  '0026-court-of-protection': step0026,
  '0027-inter-partes': step0027,
  '0028-high-cost': step0028,
  '0029-search': step0029,
  '0030-case-tally': step0030,
  '0031-case-views': step0031,
  '0032-ledger-import': step0032,
  '0033-audit-restores': step0033,
  '0034-jobs-in-turn': step0034,
  '0035-stored-files': step0035,
  '0036-fee-earner-periods': step0036,
  '0037-vat-stored': step0037,
  '0038-reading-order': step0038,
  '0039-bill-codes': step0039,
  '0040-case-plan': step0040,
  '0042-file-dates': step0042,
  '0043-output-previews': step0043,
  '0044-bill-lists': step0044,
  '0045-record-changes': step0045,
  '0046-external-ids': step0046,
  '0047-webhooks': step0047,
  '0048-times': step0048,
  '0049-scopes': step0049,
  '0050-stable-order': step0050,
  '0051-reports': step0051,
  '0052-first-panel': step0052,
  '0053-schema-setup': step0053,
  '0054-job-request': step0054,
  '0055-cases-of-fee-earner': step0055,
  '0056-file-count': step0056,
  '0057-ledger-reading': step0057,
  '0058-firms-read-once': step0058,
  '0059-told-updates': step0059,
  '0060-given-passwords': step0060,
  '0061-account-links': step0061,
  '0062-forgotten-passwords': step0062,
  '0063-second-factor': step0063,
  '0064-sign-ins': step0064,
  '0065-leaving': step0065,
  '0066-removals': step0066,
  '0067-merged-clients': step0067,
  '0068-administration-audit': step0068,
  '0069-notification-mail': step0069,
  '0070-people-import': step0070,
  '0071-firm-archives': step0071,
  '0072-scim': step0072,
  '0073-row-operations': step0073,
  '0074-client-marks': step0074,
  '0075-case-deadlines': step0075,
  '0076-calendar-links': step0076,
  '0077-assessment': step0077,
  '0078-assessment-documents': step0078,
  '0079-assessment-import': step0079,
  '0080-assessment-outcome': step0080,
  '0081-remembered-reductions': step0081,
  '0082-documents-and-dates': step0082,
}
