import '@fontsource-variable/inter/wght.css'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { watchSession } from './access/session.ts'
import { apollo } from './apollo/apollo-client.ts'
import { router } from './routes.tsx'
import { watchDensity } from './ui/density.ts'
import { keepFocusSeen } from './ui/overlay/keep-focus-seen.ts'
import { system } from './ui/theme.ts'

watchSession()
watchDensity()
keepFocusSeen()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ChakraProvider value={system}>
        <ApolloProvider client={apollo}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </ChakraProvider>
    </StrictMode>,
  )
}
