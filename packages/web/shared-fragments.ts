// For code generation only: codegen.ts passes the generated module through it.

const DOCUMENT = /^(export const \w+ = )(\{.*\})( as unknown as .*;)$/gm

interface Document {
  kind: 'Document'
  definitions: { kind: string; name?: { value: string } }[]
}

/**
 * The generated module of typed documents with each fragment written once, as a constant that the documents share.
 * Repeated in every document, the fragments of a case would be most of what a case page loads.
 */
export function withSharedFragments(text: string): string {
  const fragments = new Map<string, string>()
  const shared = text.replaceAll(DOCUMENT, (line, head: string, json: string, tail: string) => {
    const { definitions, ...document } = JSON.parse(json) as Document
    // Without its fragments no document is an operation; one that is a fragment itself is used by code alone.
    if (definitions[0]?.kind !== 'OperationDefinition') return line
    const written = definitions.map((definition) => {
      const one = JSON.stringify(definition)
      if (definition.kind !== 'FragmentDefinition') return one
      const name = `fragment${definition.name?.value ?? ''}`
      const known = fragments.get(name) ?? one
      fragments.set(name, known)
      return known === one ? name : one
    })
    const rest = JSON.stringify(document).slice(1, -1)
    return `${head}{${rest},"definitions":[${written.join(',')}]}${tail}`
  })
  if (fragments.size === 0) return text
  const constants = [...fragments].map(([name, one]) => `const ${name} = ${one};`).join('\n')
  const at = shared.search(/^export const \w+ = \{"__meta__"|^export const \w+ = \{"kind":"Document"/m)
  return `${shared.slice(0, at)}${constants}\n${shared.slice(at)}`
}
