// Node only, like type-defs.ts: the web app has no use for a parser of SDL.
import { Kind as Node, parse, print, type FieldDefinitionNode, type TypeNode } from 'graphql'
import type { Fields } from '../field.ts'
import type { AnyKind, Parts } from '../kind.ts'
import { isListed, type ListedKind } from './listed-kinds.ts'

/** Hand-written SDL, as far as generation needs it: the fields of each object type, and the names of its inputs. */
interface Written {
  objects: ReadonlyMap<string, ReadonlyMap<string, TypeNode>>
  inputs: ReadonlySet<string>
}

function readSdl(sdl: string): Written {
  const objects = new Map<string, Map<string, TypeNode>>(),
    inputs = new Set<string>()
  for (const definition of parse(sdl, { noLocation: true }).definitions) {
    if (definition.kind === Node.INPUT_OBJECT_TYPE_DEFINITION) inputs.add(definition.name.value)
    if (definition.kind !== Node.OBJECT_TYPE_DEFINITION && definition.kind !== Node.OBJECT_TYPE_EXTENSION) continue
    const { name, fields = [] } = definition
    const typed = fields.map(({ name, type }: FieldDefinitionNode): [string, TypeNode] => [name.value, type])
    objects.set(name.value, new Map([...(objects.get(name.value) ?? []), ...typed]))
  }
  return { objects, inputs }
}

const nameIn = (type: TypeNode): string => (type.kind === Node.NAMED_TYPE ? type.name.value : nameIn(type.type))
const withoutBang = (type: TypeNode): TypeNode => (type.kind === Node.NON_NULL_TYPE ? type.type : type)

/** Generates the inputs of one kind after another, each input once. */
class Inputs {
  readonly definitions = new Map<string, string>()
  readonly written: Written

  constructor(written: Written) {
    this.written = written
  }

  fieldOf(type: string, name: string): TypeNode {
    const found = this.written.objects.get(type)?.get(name)
    if (!found) throw new Error(`The GraphQL type ${type} has no field "${name}", which its kind declares.`)
    return found
  }

  /** Adds an input and answers its name. One that is hand-written stands as it is. */
  add(type: string, lines: readonly string[]): string {
    const name = `${type}Input`,
      text = `input ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}`
    if (this.written.inputs.has(name)) return name
    const before = this.definitions.get(name)
    if (before !== undefined && before !== text) throw new Error(`Two kinds give ${name} different fields.`)
    this.definitions.set(name, text)
    return name
  }

  /** The type of an input field, in SDL: that of the answer, where a reference is an id and any other object an input of its own. */
  typeOf(type: TypeNode, isReference: boolean): string {
    const name = nameIn(type),
      fields = this.written.objects.get(name)
    if (!fields) return print(type)
    const input = isReference
      ? 'ID'
      : this.add(
          name,
          [...fields].map(([field, of]) => `${field}: ${this.typeOf(of, false)}`),
        )
    return print(type).replace(name, input)
  }

  /** The lines of the fields of a kind or a part whose answers have the GraphQL type `type`. */
  linesOf(type: string, fields: Fields): string[] {
    return Object.entries(fields).map(([name, field]) => {
      const given = this.typeOf(withoutBang(this.fieldOf(type, name)), field.ref !== undefined)
      return `${name}: ${given}${field.isAlwaysRequired ? '!' : ''}`
    })
  }

  addKind({ type, list, fields, parts }: AnyKind): string {
    const uuid = [
      '"The stored row to change; null for a new row. Stored rows that are not in the list are removed."',
      'uuid: ID',
    ]
    const partLines = Object.entries(parts as Parts).map(([name, part]) => {
      if (part.many) return `${name}: [${this.addKind(part.kind)}!]`
      const partType = nameIn(this.fieldOf(type, name))
      return `${name}: ${this.add(partType, this.linesOf(partType, part.fields))}`
    })
    return this.add(type, [...(list ? [] : uuid), ...this.linesOf(type, fields as Fields), ...partLines])
  }
}

/** The documents of the items of a kind, and the mutation that sets them. */
const filesOf = ({ type, hasFiles }: ListedKind): string =>
  hasFiles
    ? `
extend type ${type} {
  "The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name."
  files: [CaseFile!]
}
extend type Mutation {
  "Makes these the documents that are attached: those of the list that are not are attached, and all others detached."
  set${type}Files(caseUuid: ID!, uuid: ID!, files: [ID!]!, version: String): ${type}!
}`
    : ''

/** The connection of a listed kind, its field of `Case` unless that is hand-written, its four mutations, and its documents. */
function operationsOf(kind: ListedKind, written: Written): string {
  const { type, list } = kind
  const field = `extend type Case {
  ${list}(first: Int, after: String): ${type}Connection!
}
`
  return `${written.objects.get('Case')?.has(list) ? '' : field}type ${type}Connection {
  totalCount: Int!
  nodes: [${type}!]!
  pageInfo: PageInfo!
}
extend type Mutation {
  add${type}(caseUuid: ID!, input: ${type}Input!, idempotencyKey: String): ${type}!
  edit${type}(caseUuid: ID!, uuid: ID!, input: ${type}Input!, version: String): ${type}!
  remove${type}(caseUuid: ID!, uuid: ID!): ID!
  restore${type}(caseUuid: ID!, uuid: ID!): ${type}!
}${filesOf(kind)}`
}

/**
 * The SDL that follows from kinds of item: of each listed kind its connection, its field of `Case`, its input with the inputs of its parts,
 * its four mutations, and its documents if it has any. The type itself is hand-written, in `sdl`, and decides the types of the input's fields; which fields there are and
 * which are required (`!`) follows from the kind. An input or a field of `Case` that `sdl` has is not generated.
 * @throws where a type lacks a field of its kind, or where two kinds need different inputs of one name.
 */
export function sdlOfKinds(kinds: readonly AnyKind[], sdl: string): string {
  const written = readSdl(sdl),
    inputs = new Inputs(written)
  const listed = kinds.filter(isListed)
  for (const kind of listed) inputs.addKind(kind)
  return [...listed.map((kind) => operationsOf(kind, written)), ...inputs.definitions.values()].join('\n')
}
