// Entry point of the child process that reads a workbook back: on stdin what `workbookInput` makes; on stdout what it
// says, or why it is refused, as JSON.
import { buffer } from 'node:stream/consumers'
import type { FrozenCase } from '../../outputs/frozen-case.ts'
import { snapshotHash } from '../../outputs/documents-of-case.ts'
import { readBack } from '../read-back/read-back.ts'
import { listedRead } from './listed-read.ts'

const input = await buffer(process.stdin)
const headEnd = input.indexOf('\n') + 1
const { frozen: length } = JSON.parse(input.subarray(0, headEnd).toString()) as { frozen: number }
const json = input.subarray(headEnd, headEnd + length).toString()
const answer = await readBack(input.subarray(headEnd + length), {
  frozen: JSON.parse(json) as FrozenCase,
  snapshot: snapshotHash(json),
})
process.stdout.write(
  JSON.stringify(answer.refused === undefined ? { file: listedRead(answer) } : { refused: answer.refused }),
)
