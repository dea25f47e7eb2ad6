import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  // Declares that the generated operations use fragment masking.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
