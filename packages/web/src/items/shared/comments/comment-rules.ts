import { comment } from '@costdraft/schema/items/comment.ts'
import { bodyValidator } from '../../../ui/composer/body-validator.ts'

export const commentRules = bodyValidator(comment, 250)
