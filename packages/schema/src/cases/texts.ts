import { field, type Fields } from '../field.ts'
import { text } from '../structs.ts'

/**
 * The long texts of a case, which are saved automatically while they are typed: the bill's narrative, the reasons for
 * an enhancement, and the value of a protected person's assets. Which of them a case has is in the declaration of its
 * area.
 */
export const textNames = ['narrative', 'enhancement', 'value_of_assets'] as const
export type TextName = (typeof textNames)[number]

/** In characters: about forty pages. */
const MAX_LENGTH = 100_000

/** The single field of such a text: plain text, empty until something is entered. */
export const textFields = (name: TextName): Fields => ({ [name]: field(text(0, MAX_LENGTH)).optional() })

/** The segment of the REST path that changes a text: kebab case. */
export const textPath = (name: TextName): string => name.replaceAll('_', '-')
