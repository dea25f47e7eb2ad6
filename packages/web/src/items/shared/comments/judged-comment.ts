import { comment } from '@costdraft/schema/items/comment.ts'
import { judgeOf } from '../../../ui/writing/judge.ts'

export const judgedComment = judgeOf(comment, 250)
