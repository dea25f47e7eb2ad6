import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  // Tells the client's types that the fragments of the generated operations are masked.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
