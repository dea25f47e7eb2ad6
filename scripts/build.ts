// npm run build: all that a start would otherwise install (start.mjs, before this) or build. For an image, and for a
// folder that the product may only read.
import { buildWeb } from './build-web.ts'

try {
  await buildWeb(console.log)
  console.log('CostDraft is built: a start installs and builds nothing.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
