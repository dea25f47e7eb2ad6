import { defineConfig } from 'vitest/config'

/** What a mutant of the evaluator is tried by: its own tests, and no house. */
export default defineConfig({ test: { include: ['packages/schema/src/access/can.test.ts'] } })
