/**
 * Why files of the API run statements outside a viewer's transaction, and what of that a row-sharded database meets.
 */
interface Group {
  title: string
  sharded: string
  /** From the source folder of the API, with the reason. */
  files: Record<string, string>
}

/**
 * Every file that does so. One that is not named here fails `npm run check`, and so does one that no longer does so.
 */
export const namedFiles: readonly Group[] = [
  {
    title: 'Who asks',
    sharded:
      'The firm is not known before the person is. `person`, `client`, `child_role` and `auth_record` are small, and would be on every node.',
    files: {
      'access/api-client-adapter.ts': 'finds the API client that asks for a token',
      'access/as-viewer.ts': 'begins the transaction of a viewer',
      'access/become.ts': 'tells the database whose the transaction is',
      'access/devices.ts': 'remembers on which devices a person has signed in',
      'access/ended-sign-ins.ts': 'looks whether a sign-in has ended, and ends it',
      'access/external-tokens.ts': 'finds a person by the claim of another sign-in host',
      'access/oidc-adapter.ts': 'keeps sign-ins and tokens, and deletes expired ones',
      'access/reading.ts':
        'tells a viewer and the latest changes of their firms in one statement, and begins on a replica',
      'access/sign-in-history.ts': 'keeps what became of attempts to sign in, and forgets the old ones',
      'access/sign-in-throttle.ts': 'counts failed sign-ins by address and by place',
      'seed/assert-first-start.ts': 'looks whether anybody is in the database',
      'accounts/account-links.ts': 'makes, finds and uses up the links of one person; a link is found by what opens it',
      'accounts/address-mail.ts': 'tells the old address of a person that it was changed',
      'accounts/link-mail.ts': 'finds the person to whom a link is mailed',
      'second-factor/factors.ts': 'adds, takes and removes the second factors of one person',
      'second-factor/passkeys.ts': 'the same of passkeys; one that is being added is found by what opens its page',
      'second-factor/recovery-codes.ts': 'makes and uses up the recovery codes of one person',
      'second-factor/reset-mail.ts': 'finds the person who is told of a reset',
      'sign-in/passkey-routes.ts': 'adds a passkey of the person whose page is open',
      'sign-in/second-factor-steps.ts': 'adds the second factor of the person who signs in',
      'sign-in/first-password.ts': 'stores the password of the person who signs in',
      'sign-in/forgotten-password-job.ts':
        'finds a person by the address of a sign-in, which is unique in all firms, and makes a link',
      'sign-in/link-routes.ts': 'stores the password of the person whose link is used',
      'sign-in/authenticate.ts': 'finds a person by the address of a sign-in, which is unique in all firms',
      'sign-in/provider.ts': 'finds the person and the sign-in of a token',
      'users/reset-from-shell.ts': 'gives somebody a link on the shell of the machine, who is found by the address',
      'seed/demo-sign-ins.ts': 'looks whether the demonstration can still sign in',
    },
  },
  {
    title: 'In the transaction of whoever calls',
    sharded: 'Each names one firm or one case; where only the case is named, the firm would have to be as well.',
    files: {
      'db/savepoint.ts': 'undoes a part of the transaction that it is in',
      'notifications/notify.ts': 'tells those who may read a case; its sweep deletes old rows of all firms',
      'notifications/mail-jobs.ts': 'writes a mail to one person, in a transaction that becomes that person',
      'notifications/notification-choices.ts':
        'reads and changes what one person has chosen, of the viewer or of whoever a link is of',
      'notifications/queue-mails.ts': 'queues the mails that are due, each to its person',
      'notifications/unsubscribe.routes.ts': 'ends the mails of the one person whom a signed token names',
      'notifications/notify-password-forgotten.ts': 'tells the administrators of one firm who has forgotten a password',
      'notifications/notify-webhook.ts': 'tells the people of one firm that a webhook was switched off',
      'webhooks/store-event.ts': 'stores an event of one case for the webhooks of its firm and of the parent',
    },
  },
  {
    title: 'The job of one firm',
    sharded:
      'The row of the job says which firm. Statements that name the case alone would have to name the firm as well.',
    files: {
      'bills/price-cases.ts': 'prices cases of the firms of a job',
      'firm-archive/archive-job.ts': 'keeps the archive of the firm of a job; its sweep deletes old ones of all firms',
      'firm-archive/make-archive.ts': 'reads all rows of the firm of a job, in one transaction',
      'outputs/documents-job.ts': 'makes the documents of the case of a job',
      'outputs/pages/page-counts.ts': 'keeps the page counts of the files of one case',
      'outputs/previews/preview-job.ts':
        'makes a preview of the case of a job; its sweep deletes old ones of all firms',
      'revaluation/revalue.ts': 'revalues the cases of the firm of a job',
    },
  },
  {
    title: 'Queues of all firms',
    sharded:
      'People take turns across firms, so the oldest row of all is looked for: a queue stays in one place, with `job`, `webhook` and `webhook_delivery` on one node or each node with workers of its own.',
    files: {
      'jobs/jobs.ts': 'claims the next job of all firms, and keeps its state',
      'ledger/reading/read-in-worker.ts':
        'gives a file to a worker and takes its answer, by a number that it alone knows',
      'ledger/reading/reading-job.ts': 'reads the file that a job names; its sweep deletes old ones of all firms',
      'calendars/calendar-file.ts': 'finds whose link a secret is; what it answers is read as that person',
      'telemetry/queue-figures.ts': 'counts what waits, for the metrics',
      'webhooks/claim-delivery.ts': 'claims the next message to a webhook of all firms',
      'webhooks/record-outcome.ts': 'keeps the state of a message and of its webhook',
    },
  },
  {
    title: 'Swept or counted over all firms',
    sharded: 'Each node could do so for itself, except for what compares the whole database with the file store.',
    files: {
      'assessment/sweep-assessments.ts':
        'deletes what was set aside, and rulings, after thirty days, previews of workbooks after one',
      'assessment/work-out-outcomes.ts': 'finds assessments of which it is not kept what came of their bills',
      'bills/case-totals.ts': 'forgets figures of an earlier engine',
      'deadlines/remind-of-deadlines.ts': 'looks for the dates that are near',
      'deadlines/work-out-deadlines.ts':
        'works out anew the dates that run by rules or closed days of an earlier version',
      'case-routes/case-tally.ts': 'replaces several rows of the tally by one',
      'changes/forget-changes.ts': 'forgets the oldest changes, in the order of one sequence over all firms',
      'files/named-files.ts': 'reads which files any row names',
      'files/recorded-count.ts': 'keeps how rows and files differ, for all firms together',
      'files/sweep-files.ts': 'moves files that no row names to the trash',
      'http/idempotency.ts': 'deletes what was answered to a key more than a day ago',
      'removals/sweep-removals.ts': 'deletes removals after thirty days',
      'webhooks/sweep-webhooks.ts': 'deletes old events with their deliveries',
    },
  },
  {
    title: 'The database itself, and tables of no firm',
    sharded: 'Run by node, or on the one that coordinates.',
    files: {
      'access/kept-secret.ts': 'keeps the keys of the product',
      'app.ts': 'records that a process has started',
      'db/assert-connections.ts': 'looks whether the connections can be used',
      'db/db.ts': 'opens the database',
      'db/lending.ts': 'passes on the statements of connections that are lent',
      'db/migrate.ts': 'runs the migrations',
      'db/place.ts': 'reads where the database is',
      'db/prepared-statements.ts': 'passes on statements with a name',
      'db/read-positions.ts': 'compares the positions of primary and replica',
      'db/replica-transaction.ts': 'begins the transaction of a viewer on the replica',
      'db/schema-steps.ts': 'records which migrations an older version can live with',
      'db/session-settings.ts': 'sets and reads the settings of connections',
      'files/adopt-files.ts': 'looks whether the product has been started on this database',
      'files/file-store.ts': 'records a file before it is stored',
      'files/pair-store.ts': 'pairs the database with its file store',
      'readiness.ts': 'looks whether the database answers and is of this version',
      'row-security/row-security.ts': 'gives the role of requests its rights',
      'row-security/service-role.ts': 'gives the role of the processes its rights',
      'schema-setup.ts': 'records what this version has set up',
      'search/search-index.ts': 'makes the functions and indexes of the search',
      'seed/seed.ts': 'fills an empty database',
    },
  },
]
