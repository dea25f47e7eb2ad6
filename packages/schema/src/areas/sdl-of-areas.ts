// Node only, like type-defs.ts.
import { Inputs, readSdl } from '../sdl/inputs.ts'
import type { Fields } from '../field.ts'
import { camelName } from '../names.ts'
import { areaMeanings, caseTypeMeanings } from './case-type-meanings.ts'
import { nounOf, type AnyArea } from './area.ts'

/** An enum of words with their meanings; one without keeps its label. */
const enumOf = (
  name: string,
  description: string,
  words: readonly string[],
  meanings: Readonly<Record<string, string>>,
) =>
  `"${description}"
enum ${name} {
${[...new Set(words)].map((word) => `${meanings[word] ? JSON.stringify(meanings[word]) : ''} ${word}`).join('\n')}
}`

/**
 * The lines of fields with the types and descriptions of `Certificate`, or else of `Case`: a certificate's form may
 * show fields of the case.
 */
const linesOf = (inputs: Inputs, types: readonly string[], fields: Fields, areRequired: boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const type = types.find((one) => inputs.hasField(one, name)) ?? 'Case'
    return inputs.linesOf(type, { [name]: field }, areRequired)
  })

/** What an input is for: one to create with, or one to change by. */
const purposeOf = (areRequired: boolean, noun: string): string =>
  areRequired
    ? `What ${noun} is created with.`
    : `What to change of ${noun}: what is left out stays as it is, and null empties it.`

function addCase(inputs: Inputs, { graphqlName, adjective, fields, certificate }: AnyArea): void {
  for (const [suffix, areRequired] of [
    ['Input', true],
    ['Changes', false],
  ] as const) {
    const ofCertificate =
      certificate &&
      inputs.add(
        `${certificate.graphqlName}${suffix}`,
        linesOf(inputs, ['Certificate'], certificate.fields, areRequired),
        purposeOf(areRequired, `the certificate of ${nounOf({ adjective })}`),
      )
    inputs.add(
      `${graphqlName}${suffix}`,
      [
        ...linesOf(inputs, ['Case'], fields, areRequired),
        ...(ofCertificate ? [`"Its certificate." certificate: ${ofCertificate}${areRequired ? '!' : ''}`] : []),
      ],
      purposeOf(areRequired, nounOf({ adjective })),
    )
  }
}

const mutationsOf = ({ graphqlName, adjective, certificate }: AnyArea): string => `extend type Mutation {
  "Creates ${nounOf({ adjective })}${certificate ? ' with its certificate' : ''} for a solicitor. Repeated requests with the same \`idempotencyKey\` create it once."
  add${graphqlName}(solicitorUuid: ID!, input: ${graphqlName}Input!, idempotencyKey: String): Case!
  "Changes the given fields of ${nounOf({ adjective })}. A stale \`version\` is a CONFLICT."
  edit${graphqlName}(uuid: ID!, input: ${graphqlName}Changes!, version: String): Case!
}`

/** The input of a change of a case of any area: one field an area. */
const anyEditOf = (
  areas: readonly AnyArea[],
): string => `"A case that is to be changed: the fields of its area of work, and of no other."
input CaseEdit {
  "The case."
  uuid: ID!
  "The version that the change is based on, as \`Case.version\` has it: a stale one is a CONFLICT. Left out, any will do."
  version: String
${areas.map((area) => `  "Of ${nounOf(area)}: the fields to change."\n  ${camelName(area.name)}: ${area.graphqlName}Changes\n`).join('')}}`

/**
 * The SDL that follows from areas of work: their enum and that of their case types, the change of a case of any, and of
 * each area its inputs and its two mutations. The types `Case` and `Certificate` are hand-written, in `sdl`, and decide
 * the types of the input's fields.
 * @throws where `Case` or `Certificate` lacks a field of an area, or where two areas need different inputs of one name.
 */
export function sdlOfAreas(areas: readonly AnyArea[], sdl: string): string {
  const inputs = new Inputs(readSdl(sdl))
  for (const area of areas) addCase(inputs, area)
  return [
    enumOf(
      'AreaOfWork',
      'The areas of work. The area of a case decides its tabs and what prices it, and never changes.',
      areas.map(({ name }) => name),
      areaMeanings,
    ),
    enumOf(
      'CaseType',
      'The types of case, of all areas. The type decides which rates price a case; an area takes its own types alone.',
      areas.flatMap(({ caseTypes }) => caseTypes),
      caseTypeMeanings,
    ),
    anyEditOf(areas),
    ...areas.map(mutationsOf),
    ...inputs.definitions.values(),
  ].join('\n')
}
