// The gateway of `npm run dev`: Vite serves the web app, and asks here for the configuration of its page.
import { Router } from 'express'
import { startGateway } from '../../packages/gateway/src/app.ts'
import { readConfig } from '../../packages/gateway/src/config.ts'
import { pageConfiguration } from '../../packages/gateway/src/web.ts'
import { runService } from '../../packages/schema/src/service.ts'

await runService(() =>
  startGateway(readConfig(process.env), {
    web: (config) =>
      Router().get('/page-configuration', (_req, res) => {
        res.type('json').send(pageConfiguration(config))
      }),
  }),
)
