import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { certificateBody, creationBody } from '@costdraft/schema/areas/creation-body.ts'
import { areas, type Areas } from '@costdraft/schema/areas/index.ts'
import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { Context } from '../context/context.ts'
import { withPaths } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { Row } from '../upstream/rows.ts'
import { readCaseToChange } from './cases.ts'

/**
 * A refusal with the paths of the input: hosts name the fields of a certificate beside those of the case. A field that
 * both have is that of the certificate where only that was sent with it.
 */
export function withInputPaths(area: AnyArea, input: Draft, error: unknown): unknown {
  const isOfCertificate = (name: string): boolean =>
    name in (area.certificate?.fields ?? {}) &&
    (!(name in area.fields) || (!(name in input) && isDraft(input.certificate) && name in input.certificate))
  return withPaths(error, (path) => (isOfCertificate(path.split('.', 1)[0] ?? '') ? `certificate.${path}` : path))
}
const rethrowAsInput =
  (area: AnyArea, input: Draft) =>
  (error: unknown): never => {
    throw withInputPaths(area, input, error)
  }
/** The changes of a case and of its certificate in the input of an edit, by their names on the wire. */
export const changesIn = (area: AnyArea, input: Draft): [Row, Row] => [
  toWire(wireNames(area.fields), input),
  certificateBody(area, (input.certificate ?? {}) as Draft),
]

interface AddArgs {
  solicitorUuid: string
  input: Draft
  idempotencyKey?: string | null
}
interface EditArgs {
  uuid: string
  input: Draft
  version?: string | null
}

/** `add…Case` and `edit…Case` of one area of work. */
function mutationsOf(area: AnyArea) {
  const add = async (_root: unknown, { solicitorUuid, input, idempotencyKey }: AddArgs, context: Context) => {
    await assertMay(context, 'case:create', solicitorUuid)
    const sent = creationBody(area, input)
    return context.cases.create(area, solicitorUuid, sent, idempotencyKey).catch(rethrowAsInput(area, input))
  }
  const edit = async (_root: unknown, { uuid, input, version }: EditArgs, context: Context) => {
    const before = await readCaseToChange(context, uuid)
    return context.cases.edit(area, before, ...changesIn(area, input), version).catch(rethrowAsInput(area, input))
  }
  return { [`add${area.graphqlName}`]: add, [`edit${area.graphqlName}`]: edit }
}

/** The two mutations of every area of work. */
export const areaMutations = (known: Areas = areas): Resolvers => ({
  Mutation: Object.assign({}, ...Object.values(known).map(mutationsOf)) as NonNullable<Resolvers['Mutation']>,
})
