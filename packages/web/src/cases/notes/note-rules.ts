import { note } from '@costdraft/schema/cases/note.ts'
import { bodyValidator } from '../../ui/composer/body-validator.ts'

export const noteRules = bodyValidator(note, 5000)
