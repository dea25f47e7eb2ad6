// A process of the API: the part that the argument names, or all of them.
import { ALL_PARTS, type Part } from './parts.ts'
import { runParts } from './run-parts.ts'

const [, , name] = process.argv
await runParts([...ALL_PARTS].find((part): part is Part => part === name))
