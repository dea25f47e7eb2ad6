// Runs an API, a gateway and a page of the web app with kinds that the product does not have, and sends the URLs to the
// parent process.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@costdraft/api/config.ts'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { startApi } from '@costdraft/api/app.ts'
import { composeTypeDefs } from '@costdraft/schema/type-defs.ts'
import { kinds } from '@costdraft/schema/items/index.ts'
import { buildSchema } from 'graphql'
import { createServer, type Plugin } from 'vite'
import { newDataFolder } from '../../dev/data-folder.ts'
import { furtherKinds, furtherTypes } from '../../dev/further-kinds.ts'
import { freePort } from '../../dev/ports.ts'
import { itemDocuments } from '../../packages/web/item-documents.ts'
import { startFurtherGateway } from './further-gateway.ts'
import { createFurtherTables, furtherItems } from './further-kinds.ts'

const folder = await newDataFolder(undefined)
const database = await openDatabase({ dataDir: folder })
await migrate(database.db)
await createFurtherTables(database.db)
await database.close()
const [web, apiPort, auth] = [await freePort(), await freePort(), await freePort()]
const urls = {
  webUrl: `http://localhost:${web}`,
  apiUrl: `http://localhost:${apiPort}`,
  authUrl: `http://localhost:${auth}`,
}
const ports = { PORT: String(web), API_PORT: String(apiPort), AUTH_PORT: String(auth) }
const api = await startApi(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...ports }), { items: furtherItems })
const gateway = await startFurtherGateway(urls)

const schema = buildSchema(composeTypeDefs({ ...kinds, ...furtherKinds }, furtherTypes))
/** Writes into the page what the gateway writes into it, and the operations that are generated from the kinds. */
const pageData: Plugin = {
  name: 'page-data',
  transformIndexHtml: async (html) => {
    const page = await (await fetch(urls.webUrl, { headers: { accept: 'text/html' } })).text()
    const [config = ''] = /<script id="config"[^]*?<\/script>/.exec(page) ?? []
    const operations = `<script id="operations" type="text/plain">${itemDocuments(furtherKinds, schema)}</script>`
    return html.replace('<!--config-->', config + operations)
  },
}
const webPackage = join(import.meta.dirname, '../../packages/web')
const port = await freePort()
const page = await createServer({
  configFile: join(webPackage, 'vite.config.ts'),
  cacheDir: join(import.meta.dirname, '../../.cache/further-kinds'),
  logLevel: 'error',
  plugins: [pageData],
  optimizeDeps: { entries: ['further-kinds/index.html'] },
  server: { port, strictPort: true, hmr: false, proxy: { '/graphql': urls.webUrl } },
})
await page.listen()

const stop = async (): Promise<void> => {
  await page.close()
  await gateway.stop()
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop())
process.send?.({ pageUrl: `http://localhost:${port}/further-kinds/index.html`, ...urls })
