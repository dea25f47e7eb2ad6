import type { Fields } from '@costdraft/schema/field.ts'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'

/** The fields that are stored with the certificate of an area. One that the case has as well is the case's. */
export const certificateFieldsOf = ({ fields, certificate }: AnyArea): Fields =>
  Object.fromEntries(Object.entries<Fields[string]>(certificate?.fields ?? {}).filter(([name]) => !(name in fields)))

/** What other systems call a case is theirs to say: no form asks it. */
export type NotAsked = 'externalIds'
const notAsked: NotAsked = 'externalIds'

/** The fields of a case and of its certificate in one table, as its form has them. */
export function formFieldsOf(area: AnyArea): Fields {
  const { [notAsked]: _ids, ...fields } = area.fields as Fields
  return { ...fields, ...certificateFieldsOf(area) }
}
