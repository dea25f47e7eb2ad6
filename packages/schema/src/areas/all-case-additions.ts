import { caseAdditions, type CaseAddition } from '../additions.ts'
import { kinds } from '../items/index.ts'
import { additionOfKind, type AnyKind } from '../kind.ts'
import { additionOfArea, type AnyArea } from './area.ts'
import { areas } from './index.ts'

/** Everything that our own case host adds, with the kinds and areas that the specifications lack. */
export const allCaseAdditions: readonly CaseAddition[] = [
  ...caseAdditions,
  ...Object.values<AnyKind>(kinds).flatMap((kind) => additionOfKind(kind) ?? []),
  ...Object.values<AnyArea>(areas).flatMap((area) => additionOfArea(area) ?? []),
]
