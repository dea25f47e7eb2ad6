import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Area } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import type { Draft, Fields, InputOf } from '@costdraft/schema/field.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { caseOperations } from '../generated/case-operations.ts'

/** The operations of an area, aliased so that the results of all areas have the same shape. */
interface Operations<Input, Changes> {
  add: TypedDocumentNode<
    { case: { uuid: string; caseName: string } },
    { solicitorUuid: string; input: Input; idempotencyKey: string }
  >
  edit: TypedDocumentNode<{ case: CaseRecord }, { uuid: string; input: Changes; version: string | null }>
}
type AnyOperations = Operations<Draft, Draft>

type CertificateInput<C extends Fields> = string extends keyof C ? unknown : { certificate: InputOf<C> }
type InputOfArea<A> = A extends Area<string, infer F, infer C> ? InputOf<F> & CertificateInput<C> : never
type ChangesOfArea<A> =
  A extends Area<string, infer F, infer C>
    ? Partial<InputOf<F>> & (string extends keyof C ? unknown : { certificate?: Partial<InputOf<C>> })
    : never

/**
 * The input of each operation is the type of the validated form: a mismatch between an area and the GraphQL schema does
 * not compile here.
 */
const checked = caseOperations satisfies {
  [A in keyof typeof caseOperations]: Operations<InputOfArea<(typeof areas)[A]>, ChangesOfArea<(typeof areas)[A]>>
}

/** The operations that add and change cases of an area; undefined where its cases cannot be drafted in this version. */
export const operationsOf = (area: string | null): AnyOperations | undefined =>
  area !== null && Object.hasOwn(checked, area)
    ? (checked as unknown as Record<string, AnyOperations>)[area]
    : undefined
