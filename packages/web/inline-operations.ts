import type { Plugin } from 'vite'
import { graphql } from './src/generated/gql.ts'

const CALL = /graphql\(`([^`]*)`\)/g
const IMPORT = /^import \{ graphql \} from '[^']*generated\/gql\.ts'\n/m

/**
 * Puts each operation where it is written, instead of the one map of all of them that the generated code looks it up in: a screen then
 * brings its own operations, and the first load none but its own.
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
      // One that stands by itself is a fragment: the operations that name it hold it already, and brackets at the start of a line would call what is before them.
      return at === 0 || code[at - 1] === '\n' ? '' : `(${JSON.stringify(document)})`
    })
    return { code: inlined.replace(IMPORT, ''), map: null }
  },
})
