import { ApolloProvider } from '@apollo/client/react'
import { Box, ChakraProvider } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { furtherKinds } from '../../../dev/further-kinds.ts'
import { RequireSignIn } from '../src/access/RequireSignIn.tsx'
import { apollo } from '../src/apollo/apollo-client.ts'
import { tabOver } from '../src/items/shared/define-tab.tsx'
import { Toaster } from '../src/ui/Toaster.tsx'
import { system } from '../src/ui/theme.ts'
import { invoiceForm, partyForm, stepForm } from './forms.ts'
import { operationsIn } from './operations.ts'

// A page with the tabs of kinds that the product does not have, served by `tests/support/serve-further-kinds.ts`.

const text = document.getElementById('operations')?.textContent ?? ''
const registry = {
  kinds: furtherKinds,
  operationsOf: operationsIn(text, {
    CourtStep: 'CourtSteps',
    Participant: 'Participants',
    ExpertInvoice: 'ExpertInvoices',
  }),
}
const tabs = {
  steps: tabOver(registry, stepForm),
  participants: tabOver(registry, partyForm),
  invoices: tabOver(registry, invoiceForm),
}
type Scheme = CaseFacts['advocacyScheme']

const Page = () => {
  const [search] = useSearchParams()
  const param = (name: string): string => search.get(name) ?? ''
  const { Screen } = tabs[param('screen') as keyof typeof tabs]
  const feeEarner = { uuid: param('feeEarner'), firstname: 'A', surname: 'B', initials: 'AB' }
  return (
    <Box p="4" minH="100vh" bg="page">
      <Screen
        caseUuid={param('case')}
        client={param('client')}
        facts={{
          area: 'high_cost_legal_aid',
          caseType: 'care_and_supervision',
          dualAspect: false,
          advocacyScheme: (param('scheme') || null) as Scheme,
        }}
        caseDefaults={{ feeEarner, courtLevel: undefined }}
        may={{ edit: true, comment: true, resolve: true, editOpen: true }}
      />
      <Toaster />
    </Box>
  )
}

const SignedInPage = () => (
  <RequireSignIn>
    <Page />
  </RequireSignIn>
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ChakraProvider value={system}>
      <ApolloProvider client={apollo}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <SignedInPage /> }])} />
      </ApolloProvider>
    </ChakraProvider>,
  )
}
