// What gateway, API and supervisor read of the environment for metrics and traces. Node only.
import { isIP } from 'node:net'

type Env = Readonly<Record<string, string | undefined>>

export interface TelemetrySettings {
  /** Where metrics are answered; undefined if nobody asks for them. */
  metrics: { port: number; hosts: readonly string[] } | undefined
  /** Where traces are sent; undefined if nobody asks for them. */
  tracesTo: string | undefined
}

const LOOPBACK = ['127.0.0.1', '::1']
const MAX_PORT = 65_535

function readMetricsPort({ METRICS_PORT }: Env, taken: Readonly<Record<string, number>>, problems: string[]): number {
  const given = METRICS_PORT?.trim() ?? ''
  if (given === '') return 0
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  if (port < 1 || port > MAX_PORT)
    problems.push(`METRICS_PORT must be a port number from 1 to ${MAX_PORT}, not ${given}.`)
  const same = Object.entries(taken).find(([, other]) => other === port)
  if (same) problems.push(`${same[0]} and METRICS_PORT must be different ports: both are ${port}.`)
  return port
}

function readMetricsHosts({ METRICS_HOST }: Env, problems: string[]): readonly string[] {
  const given = METRICS_HOST?.trim() ?? ''
  // Never by HOST: where everybody may reach the product, only its operator may see its figures.
  if (given === '' || given.toLowerCase() === 'localhost') return LOOPBACK
  if (!isIP(given) || given.includes('%'))
    problems.push(`METRICS_HOST must be localhost or an IP address of this machine such as 10.1.2.3, not ${given}.`)
  return [given]
}

/** The address without what a proxy or a log would make known. */
function readTracesTo({ OTEL_EXPORTER_OTLP_ENDPOINT }: Env, problems: string[]): string | undefined {
  const given = OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ?? ''
  if (given === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return given
  problems.push(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318, without a name and password in it ' +
      '(OTEL_EXPORTER_OTLP_HEADERS is for those).',
  )
  return undefined
}

/**
 * METRICS_PORT, METRICS_HOST and OTEL_EXPORTER_OTLP_ENDPOINT; `taken` are the other ports, by their variables. Adds a
 * sentence to `problems` for each that is wrong.
 */
export function readTelemetry(
  env: Env,
  taken: Readonly<Record<string, number>>,
  problems: string[],
): TelemetrySettings {
  const port = readMetricsPort(env, taken, problems)
  const hosts = readMetricsHosts(env, problems)
  return { metrics: port === 0 ? undefined : { port, hosts }, tracesTo: readTracesTo(env, problems) }
}
