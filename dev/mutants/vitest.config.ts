import { defineConfig } from 'vitest/config'

/**
 * The configuration mutation tests run with: the unit tests of the permission check only, without a running instance.
 */
export default defineConfig({ test: { include: ['packages/schema/src/access/can.test.ts'] } })
