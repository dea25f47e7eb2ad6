// Runs a gateway in front of a host that keeps only the specifications, in a process of its own, and sends the URLs to
// the parent process. The parent may send the stage in which the host has a case from then on, in any word.
import { startGateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { freePort } from '../../dev/ports.ts'
import { startSpecHost } from './spec-host/host.ts'

const host = await startSpecHost({ checks: true })
const port = await freePort()
// Documents are there when they are first asked for after their generation.
host.state.outputAfter = 1
const gateway = await startGateway(
  readConfig({
    PORT: String(port),
    CASE_API_URL: host.url,
    ADMIN_API_URL: host.url,
    AUTH_URL: host.url,
    AUTH_CLIENT_ID: 'a-firm',
  }),
)
const stop = async (): Promise<void> => {
  await gateway.stop()
  await host.stop()
  process.exit(0)
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop())
process.on('message', ({ uuid, stage }: { uuid: string; stage: string }) => {
  const found = host.state.cases.find(({ row }) => row.uuid === uuid)
  if (found) found.row.stage = stage
})
process.send?.({ webUrl: `http://localhost:${port}`, hostUrl: host.url })
