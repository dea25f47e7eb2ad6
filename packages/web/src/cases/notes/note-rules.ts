import { note } from '@costdraft/schema/cases/case.ts'
import { bodyValidator } from '../../ui/composer/body-validator.ts'

export const noteRules = bodyValidator(note, 5000)
