/** What is said of a metric: here, in `/metrics`, and in the table of `docs/operations.md`. */
export interface MetricSpec {
  kind: 'counter' | 'gauge' | 'histogram'
  /** Beside `process` and `number`, which every metric has. No value of one names a person, firm, case or address. */
  labels: readonly string[]
  meaning: string
}

/** Every metric. None is collected that is not listed here, and `docs/operations.md` lists the same. */
export const metricList = {
  costdraft_http_requests_total: {
    kind: 'counter',
    labels: ['method', 'route', 'status'],
    meaning: 'Requests that were answered, by the pattern of the route and the class of the status.',
  },
  costdraft_http_request_seconds: {
    kind: 'histogram',
    labels: ['route'],
    meaning: 'Time from the first byte of a request to the end of its answer.',
  },
  costdraft_operations_total: {
    kind: 'counter',
    labels: ['operation', 'result'],
    meaning: 'GraphQL operations: those of the web app by name, all others as other; ok, or the code of an error.',
  },
  costdraft_operation_seconds: {
    kind: 'histogram',
    labels: ['operation'],
    meaning: 'Time of a GraphQL operation in the gateway, its calls to the API included.',
  },
  costdraft_host_calls_total: {
    kind: 'counter',
    labels: ['status'],
    meaning: 'Calls of the gateway to the hosts behind it, by the class of the status; none where nothing answered.',
  },
  costdraft_refusals_total: {
    kind: 'counter',
    labels: ['reason'],
    meaning: 'Requests that were refused before their work began, by reason.',
  },
  costdraft_sign_ins_total: {
    kind: 'counter',
    labels: ['result'],
    meaning:
      'Attempts to sign in: success, refused (wrong e-mail, password or second factor), locked (too many attempts).',
  },
  costdraft_mails_total: {
    kind: 'counter',
    labels: ['kind'],
    meaning: 'Mails that the SMTP server has taken, by kind.',
  },
  costdraft_pool_connections: {
    kind: 'gauge',
    labels: ['pool', 'state'],
    meaning: 'Connections to the database: size, lent, and how many requests are waiting for one.',
  },
  costdraft_pool_refusals_total: {
    kind: 'counter',
    labels: ['pool'],
    meaning: 'Requests for which no connection to the database was free in time.',
  },
  costdraft_jobs: {
    kind: 'gauge',
    labels: ['kind', 'state'],
    meaning: 'Jobs that are queued or running, in the whole database.',
  },
  costdraft_job_oldest_seconds: {
    kind: 'gauge',
    labels: ['kind', 'state'],
    meaning: 'Age of the oldest of these jobs.',
  },
  costdraft_job_attempts_total: {
    kind: 'counter',
    labels: ['kind', 'result'],
    meaning: 'Attempts at jobs: done, retried, failed for good, interrupted by a stop.',
  },
  costdraft_job_seconds: {
    kind: 'histogram',
    labels: ['kind'],
    meaning: 'Time of one attempt at a job.',
  },
  costdraft_webhook_pending: {
    kind: 'gauge',
    labels: [],
    meaning: 'Messages to enabled webhooks that are not delivered yet, in the whole database.',
  },
  costdraft_webhook_oldest_seconds: {
    kind: 'gauge',
    labels: [],
    meaning: 'Age of the oldest of these messages; 0 if there is none.',
  },
  costdraft_webhook_attempts_total: {
    kind: 'counter',
    labels: ['result'],
    meaning: 'Attempts to deliver a message: delivered, refused (by the endpoint), unanswered, withheld.',
  },
  costdraft_file_store_operations_total: {
    kind: 'counter',
    labels: ['operation', 'result'],
    meaning: 'Operations on the file store, by result: ok, refused (by our own rules), failed.',
  },
  costdraft_file_store_seconds: {
    kind: 'histogram',
    labels: ['operation'],
    meaning: 'Time of an operation on the file store; of a save, until all is written.',
  },
  costdraft_ledger_imports_total: {
    kind: 'counter',
    labels: ['step', 'result'],
    meaning: 'Time ledgers: read (parsed) and import (stored), by result: ok, refused, failed.',
  },
  costdraft_ledger_seconds: {
    kind: 'histogram',
    labels: ['step'],
    meaning: 'Time of these steps.',
  },
  costdraft_event_loop_delay_seconds: {
    kind: 'gauge',
    labels: ['quantile'],
    meaning: 'By how much the event loop was late since the last scrape: median, 99 %, and the most.',
  },
  costdraft_memory_bytes: {
    kind: 'gauge',
    labels: ['kind'],
    meaning: 'Memory of the process: resident, heap in use, and buffers outside the heap.',
  },
  costdraft_cpu_seconds_total: {
    kind: 'counter',
    labels: ['mode'],
    meaning: 'CPU time of the process, in user and system mode.',
  },
  costdraft_start_time_seconds: {
    kind: 'gauge',
    labels: [],
    meaning: 'When the process was started, in seconds since 1970: a change is a restart.',
  },
  costdraft_collect_failures_total: {
    kind: 'counter',
    labels: ['source'],
    meaning: 'Scrapes for which a source of figures did not answer, so that its figures are left out.',
  },
  costdraft_process_up: {
    kind: 'gauge',
    labels: [],
    meaning:
      'Of the supervisor: 1 if the process gave its figures within a second, else 0, and its figures are missing.',
  },
  costdraft_process_unanswered_total: {
    kind: 'counter',
    labels: [],
    meaning: 'Of the supervisor: how many scrapes the process did not answer.',
  },
} as const satisfies Record<string, MetricSpec>

type Metrics = typeof metricList
type NameOf<Kind extends MetricSpec['kind']> = {
  [Name in keyof Metrics]: Metrics[Name]['kind'] extends Kind ? Name : never
}[keyof Metrics]

export type Counter = NameOf<'counter'>
export type Gauge = NameOf<'gauge'>
export type Histogram = NameOf<'histogram'>
/** The labels of a metric, each with its value. */
export type LabelsOf<Name extends keyof Metrics> = Record<Metrics[Name]['labels'][number], string>

/** Why a request is refused before its work begins: the values of `reason`. */
export type RefusalReason =
  | 'no_token'
  | 'bad_token'
  | 'many_refusals'
  | 'firm_share'
  | 'program_points'
  | 'token_budget'
  | 'firm_budget'
  | 'export_budget'

/** The kinds of processes: the values of `process`. */
export type ProcessKind = 'gateway' | 'api' | 'auth' | 'worker' | 'supervisor'
