// Node only, as the whole room: the web app has no use for a parser of SDL.
import {
  Kind as Node,
  parse,
  print,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql'
import type { AnyField, Fields } from '../field.ts'
import { areSpellable, wordsOf } from '../struct-rules.ts'
import { sentencesOfField } from './rule-sentences.ts'

/** Hand-written SDL, as far as generation needs it: the fields of each object type, and the names of its inputs. */
export interface Written {
  objects: ReadonlyMap<string, ReadonlyMap<string, TypeNode>>
  /** The descriptions of types, and of fields by `Type.field`. */
  descriptions: ReadonlyMap<string, string>
  inputs: ReadonlySet<string>
  /** The names of enums, by their words (`keyOfWords`). */
  enums: ReadonlyMap<string, string>
}

/** The same words in any order are the same choice. */
const keyOfWords = (words: readonly string[]): string => words.toSorted().join(' ')

export function readSdl(sdl: string): Written {
  const objects = new Map<string, Map<string, TypeNode>>()
  const descriptions = new Map<string, string>()
  const inputs = new Set<string>()
  const enums = new Map<string, string>()
  for (const definition of parse(sdl, { noLocation: true }).definitions) {
    if (definition.kind === Node.INPUT_OBJECT_TYPE_DEFINITION) inputs.add(definition.name.value)
    if (definition.kind === Node.ENUM_TYPE_DEFINITION)
      enums.set(keyOfWords((definition.values ?? []).map(({ name }) => name.value)), definition.name.value)
    if (definition.kind !== Node.OBJECT_TYPE_DEFINITION && definition.kind !== Node.OBJECT_TYPE_EXTENSION) continue
    const { name, fields = [], description: said } = definition as ObjectTypeDefinitionNode
    if (said) descriptions.set(name.value, said.value)
    const typed = fields.map(({ name, type }: FieldDefinitionNode): [string, TypeNode] => [name.value, type])
    objects.set(name.value, new Map([...(objects.get(name.value) ?? []), ...typed]))
    for (const { name: field, description } of fields)
      if (description) descriptions.set(`${name.value}.${field.value}`, description.value)
  }
  return { objects, descriptions, inputs, enums }
}

export const nameIn = (type: TypeNode): string => (type.kind === Node.NAMED_TYPE ? type.name.value : nameIn(type.type))
const withoutBang = (type: TypeNode): TypeNode => (type.kind === Node.NON_NULL_TYPE ? type.type : type)

/** Generates inputs one after another, each once. */
export class Inputs {
  readonly definitions = new Map<string, string>()
  readonly written: Written

  constructor(written: Written) {
    this.written = written
  }

  hasField(type: string, name: string): boolean {
    return this.written.objects.get(type)?.has(name) === true
  }

  fieldOf(type: string, name: string): TypeNode {
    const fields = this.written.objects.get(type)
    if (!fields)
      throw new Error(
        `There is no GraphQL type ${type}: write it in a .graphql file beside what is declared (field "${name}").`,
      )
    const found = fields.get(name)
    if (!found) throw new Error(`The GraphQL type ${type} has no field "${name}", which is declared.`)
    return found
  }

  /** Adds an input and answers its name. One that is hand-written stands as it is. */
  add(name: string, lines: readonly string[], description?: string): string {
    const said = description ?? this.written.descriptions.get(name.replace(/(?:Input|Changes)$/, ''))
    const text = `${said ? `${JSON.stringify(said)}\n` : ''}input ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}`
    if (this.written.inputs.has(name)) return name
    const before = this.definitions.get(name)
    if (before !== undefined && before !== text) throw new Error(`Two declarations give ${name} different fields.`)
    this.definitions.set(name, text)
    return name
  }

  /**
   * The line of an input field, with the description of the answer: without its sentences of what a null says, and of
   * hosts that do not say it.
   */
  line(type: string, name: string, given: string, rules: readonly string[] = []): string {
    const sentences = this.written.descriptions.get(`${type}.${name}`)?.match(/[^.]+(?:\.(?=\S)[^.]*)*\.?/g) ?? []
    const kept = sentences.filter((one) => !/^\s*(?:Null\b|One that the host)|host does not/.test(one))
    // What an answer is null for is no rule of what is sent.
    const said = kept
      .join('')
      .replaceAll(/; null [^.]*(?=\.)/g, '')
      .trim()
    const text = [said, ...rules].filter(Boolean).join(' ')
    return `${text ? `${JSON.stringify(text)} ` : ''}${name}: ${given}`
  }

  /**
   * The type of an input field, in SDL: that of the answer, where a reference is an id and any other object an input of
   * its own.
   */
  typeOf(type: TypeNode, isReference: boolean): string {
    const name = nameIn(type)
    const fields = this.written.objects.get(name)
    if (!fields) return print(type)
    const input = isReference
      ? 'ID'
      : this.add(
          `${name}Input`,
          [...fields].map(([field, of]) => this.line(name, field, this.typeOf(of, false))),
        )
    return print(type).replace(name, input)
  }

  /**
   * The enum of a field that takes one of several words, in SDL. An answer may be a text, for the words that a host of
   * its own has; what is sent is one of ours. Undefined for any other field, and for words that GraphQL cannot spell.
   */
  choiceOf(answered: TypeNode, { struct }: AnyField): string | undefined {
    const words = wordsOf(struct)
    const name = words && areSpellable(words) ? this.written.enums.get(keyOfWords(words)) : undefined
    return name && print(answered).replace(nameIn(answered), name)
  }

  /** The lines of fields whose answers have the GraphQL type `type`: always required ones with `!`, or none of them. */
  linesOf(type: string, fields: Fields, areRequired = true): string[] {
    return Object.entries(fields).map(([name, field]) => {
      const answered = withoutBang(this.fieldOf(type, name))
      const given = this.choiceOf(answered, field as AnyField) ?? this.typeOf(answered, field.ref !== undefined)
      const bang = areRequired && field.isAlwaysRequired ? '!' : ''
      return this.line(type, name, `${given}${bang}`, sentencesOfField(field as AnyField))
    })
  }
}
