import { note } from '@costdraft/schema/cases/case.ts'
import { judgeOf } from '../../ui/writing/judge.ts'

export const judgedNote = judgeOf(note, 5000)
