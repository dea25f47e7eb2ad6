import type { Plugin } from 'vite'
import { graphql } from './src/generated/gql.ts'

const CALL = /graphql\(`([^`]*)`\)/g
const IMPORT = /^import \{ graphql \} from '[^']*generated\/gql\.ts'\n/m

/**
 * Vite plugin: replaces each `graphql(...)` call with its compiled document. The generated code looks documents up in
 * one map of all operations, which would put every operation into the first page load; inlined, each screen loads only
 * its own.
 */
export const inlineOperations = (): Plugin => ({
  name: 'inline-operations',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.operations.ts')) return undefined
    const inlined = code.replaceAll(CALL, (call, source: string, at: number) => {
      const document = (graphql as (text: string) => object)(source)
      if (!('kind' in document))
        throw new Error(`${id}: this operation is not in the generated code. Run npm run codegen.\n${call}`)
      // A call that is a statement of its own defines a fragment. The operations that use the fragment already contain
      // it, so the call is removed; a parenthesis at the start of a line would be parsed as a call of the previous
      // expression.
      return at === 0 || code[at - 1] === '\n' ? '' : `(${JSON.stringify(document)})`
    })
    return { code: inlined.replace(IMPORT, ''), map: null }
  },
})
