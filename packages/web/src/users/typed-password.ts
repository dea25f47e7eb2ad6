import { field } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'

/** A new password in a form, which only asks for one: what it must be is for the API alone to say. */
export const typedPassword = field(text(1, Infinity))
