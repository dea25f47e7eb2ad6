import { attributeName, type AttributeName } from './attribute-name.ts'
import { invalidValue } from './scim-error.ts'

type Resource = Readonly<Record<string, unknown>>

/** Which attributes are answered (RFC 7644 section 3.9). */
export interface Projection {
  attributes?: AttributeName[]
  excluded: AttributeName[]
}

/** What every answer has. */
const ALWAYS = new Set(['schemas', 'id'])
const MAX_LENGTH = 2_000

function namesIn(value: unknown): AttributeName[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  if (!texts.every((text) => typeof text === 'string')) throw invalidValue('Attributes are named by texts.')
  const names = texts.join(',')
  if (names.length > MAX_LENGTH) throw invalidValue('Name fewer attributes.')
  return names.split(',').flatMap((text) => attributeName(text) ?? [])
}

/** The projection that a request asks for, in its query or as a search has it: a list, or a text with commas. */
export const projectionOf = ({ attributes, excludedAttributes }: Resource): Projection => ({
  ...(attributes !== undefined && attributes !== '' && { attributes: namesIn(attributes) }),
  excluded: excludedAttributes === undefined ? [] : namesIn(excludedAttributes),
})

/** Whether an attribute is answered, at least in part. */
export const isAnswered = ({ attributes, excluded }: Projection, name: string): boolean =>
  (attributes?.some((one) => one.name === name) ?? true) &&
  !excluded.some((one) => one.name === name && one.sub === undefined)

const within = (value: unknown, keep: (key: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((one) => within(one, keep))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => keep(key.toLowerCase())))
}

/** A resource with those attributes alone that are asked for. */
export function projected(resource: Resource, projection: Projection): Resource {
  const { attributes, excluded } = projection
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]): [string, unknown][] => {
      const name = key.toLowerCase()
      if (ALWAYS.has(name)) return [[key, value]]
      if (!isAnswered(projection, name)) return []
      const named = attributes?.filter((one) => one.name === name)
      const isWhole = named?.some(({ sub }) => sub === undefined) ?? true
      const subs = new Set(named?.map(({ sub }) => sub))
      const without = new Set(excluded.filter((one) => one.name === name).map(({ sub }) => sub))
      return [[key, within(value, (sub) => (isWhole || subs.has(sub)) && !without.has(sub))]]
    }),
  )
}
