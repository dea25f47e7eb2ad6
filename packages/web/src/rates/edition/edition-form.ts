import { check, type Draft, type Problem } from '@costdraft/schema/field.ts'
import { rateEditionFields } from '@costdraft/schema/rates/edition.ts'
import { FORM_ERROR, getIn, setIn } from 'final-form'
import type { RateEditionInput } from '../../generated/graphql.ts'
import { isoToday } from '../../formats/dates.ts'
import type { Controls } from '../../ui/form/controls.ts'
import { figureProblem, tidyFigure } from '../grid/figure-text.ts'
import type { Figures, RateTable } from '../rate-table.ts'

/**
 * The part of the form that holds the figures; each is at the key of its row, whose dots are levels of the form's
 * values.
 */
export const AMOUNTS = 'amounts'
export const figurePath = (key: string): string => `${AMOUNTS}.${key}`

type EditionFields = ReturnType<typeof rateEditionFields>
export const editionFields = (): EditionFields => rateEditionFields(isoToday())

export const editionControls: Controls<EditionFields> = {
  effectiveFrom: {
    label: 'In force from',
    as: 'date',
    hint: 'The first day. It replaces the whole table from then on, until the next edition begins.',
  },
  authority: {
    label: 'Authority',
    as: 'prose',
    hint: 'Where the figures come from, such as the statutory instrument and its table.',
  },
}

/** Figures as the values of the part of the form. */
export function figureValues(figures: Figures): Draft {
  let values: object = {}
  for (const [key, figure] of Object.entries(figures)) values = setIn(values, key, figure) ?? values
  return values as Draft
}

/** The figures that the form holds, as they are typed; a row without text is left out. */
export function typedFigures({ rows }: Pick<RateTable, 'rows'>, draft: Draft): Figures {
  const values = draft[AMOUNTS] as object | undefined
  return Object.fromEntries(
    rows.flatMap(({ key }) => {
      const text: unknown = values && getIn(values, key)
      return typeof text === 'string' && text.trim() !== '' ? [[key, text]] : []
    }),
  )
}

/** Validates an edition: its day, its authority, every figure, and that there is one. */
export function validateEdition(
  table: Pick<RateTable, 'rows'>,
  draft: Draft,
): { value: RateEditionInput; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const { value, problems = [] } = check(editionFields(), draft)
  const figures = typedFigures(table, draft)
  const given = table.rows.flatMap(({ key, unit }) => {
    const text = figures[key]
    return text === undefined ? [] : [{ key, unit, text }]
  })
  for (const { key, unit, text } of given) {
    const message = figureProblem(unit, text)
    if (message) problems.push({ path: figurePath(key), message })
  }
  if (given.length === 0) problems.push({ path: FORM_ERROR, message: 'Enter at least one figure.' })
  if (!value || problems.length > 0) return { problems }
  return {
    value: { ...value, amounts: given.map(({ key, unit, text }) => ({ row: key, amount: tidyFigure(unit, text) })) },
  }
}
