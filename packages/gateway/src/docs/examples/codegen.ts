// Types of the query in work-in-progress.ts, from the schema that CostDraft serves.
import { writeFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { newToken } from './token.ts'

const answer = await fetch(`${process.env.COSTDRAFT_URL}/schema.graphql`, {
  headers: { authorization: `Bearer ${await newToken()}` },
})
if (!answer.ok) throw new Error(`No schema: ${answer.status} ${await answer.text()}`)
writeFileSync('schema.graphql', await answer.text())

export default {
  schema: 'schema.graphql',
  documents: ['work-in-progress.ts'],
  importExtension: '.ts',
  generates: {
    'generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { documentMode: 'string', enumsAsTypes: true, useTypeImports: true, defaultScalarType: 'string' },
    },
  },
} satisfies CodegenConfig
