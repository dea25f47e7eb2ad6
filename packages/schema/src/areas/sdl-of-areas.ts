// Node only, like type-defs.ts.
import { Inputs, readSdl } from '../sdl/inputs.ts'
import type { Fields } from '../field.ts'
import { nounOf, type AnyArea } from './area.ts'

const enumOf = (name: string, values: readonly string[]): string =>
  `enum ${name} {\n${[...new Set(values)].map((value) => `  ${value}\n`).join('')}}`

/**
 * The lines of fields with the types and descriptions of `Certificate`, or else of `Case`: a certificate's form may
 * show fields of the case.
 */
const linesOf = (inputs: Inputs, types: readonly string[], fields: Fields, areRequired: boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const type = types.find((one) => inputs.hasField(one, name)) ?? 'Case'
    const description = inputs.written.descriptions.get(`${type}.${name}`)
    return [
      ...(description ? [JSON.stringify(description)] : []),
      ...inputs.linesOf(type, { [name]: field }, areRequired),
    ]
  })

function addCase(inputs: Inputs, { graphqlName, fields, certificate }: AnyArea): void {
  for (const [suffix, areRequired] of [
    ['Input', true],
    ['Changes', false],
  ] as const) {
    const ofCertificate =
      certificate &&
      inputs.add(
        `${certificate.graphqlName}${suffix}`,
        linesOf(inputs, ['Certificate'], certificate.fields, areRequired),
      )
    inputs.add(`${graphqlName}${suffix}`, [
      ...linesOf(inputs, ['Case'], fields, areRequired),
      ...(ofCertificate ? [`certificate: ${ofCertificate}${areRequired ? '!' : ''}`] : []),
    ])
  }
}

const mutationsOf = ({ graphqlName, adjective, certificate }: AnyArea): string => `extend type Mutation {
  "Creates ${nounOf({ adjective })}${certificate ? ' with its certificate' : ''} for a solicitor. Repeated requests with the same \`idempotencyKey\` create it once."
  add${graphqlName}(solicitorUuid: ID!, input: ${graphqlName}Input!, idempotencyKey: String): Case!
  "Changes the given fields of ${nounOf({ adjective })}. A stale \`version\` is a CONFLICT."
  edit${graphqlName}(uuid: ID!, input: ${graphqlName}Changes!, version: String): Case!
}`

/**
 * The SDL that follows from areas of work: their enum and that of their case types, and of each area its inputs and its
 * two mutations. The types `Case` and `Certificate` are hand-written, in `sdl`, and decide the types of the input's
 * fields.
 * @throws where `Case` or `Certificate` lacks a field of an area, or where two areas need different inputs of one name.
 */
export function sdlOfAreas(areas: readonly AnyArea[], sdl: string): string {
  const inputs = new Inputs(readSdl(sdl))
  for (const area of areas) addCase(inputs, area)
  return [
    enumOf(
      'AreaOfWork',
      areas.map(({ name }) => name),
    ),
    enumOf(
      'CaseType',
      areas.flatMap(({ caseTypes }) => caseTypes),
    ),
    ...areas.map(mutationsOf),
    ...inputs.definitions.values(),
  ].join('\n')
}
