import { expect, test } from 'vitest'
import { readTelemetry } from './settings.ts'

const ports = { PORT: 4000, API_PORT: 4001 }
const read = (env: Record<string, string>) => {
  const problems: string[] = []
  return { ...readTelemetry(env, ports, problems), problems }
}

test('nothing is answered and nothing sent unless it is asked for', () => {
  expect(read({ METRICS_PORT: ' ', METRICS_HOST: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual({
    metrics: undefined,
    tracesTo: undefined,
    problems: [],
  })
})

test('metrics are answered on this machine alone, whatever HOST says', () => {
  expect(read({ METRICS_PORT: '9464', HOST: '0.0.0.0' }).metrics).toEqual({ port: 9464, hosts: ['127.0.0.1', '::1'] })
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.1.2.3' }).metrics?.hosts).toEqual(['10.1.2.3'])
})

test('all that is wrong is said at once', () => {
  const wrong = {
    METRICS_PORT: '4001',
    METRICS_HOST: 'metrics.firm.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://name:secret@collector.example',
  }
  const { problems } = read(wrong)
  expect(problems).toEqual([
    'API_PORT and METRICS_PORT must be different ports: both are 4001.',
    'METRICS_HOST must be localhost or an IP address of this machine such as 10.1.2.3, not metrics.firm.example.',
    expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318') as string,
  ])
  expect(problems.join(' ')).not.toContain('secret')
  expect(read({ METRICS_PORT: '70000' }).problems).toEqual([
    'METRICS_PORT must be a port number from 1 to 65535, not 70000.',
  ])
})
