import { Suspense, lazy } from 'react'
import { Outlet, createBrowserRouter, data, isRouteErrorResponse, useRouteError } from 'react-router'
import { LayoutFallback, RequireSignIn } from './access/RequireSignIn.tsx'
import { CALLBACK } from './access/sign-in.ts'
import { RouteGuard } from './shell/RouteGuard.tsx'
import { Layout } from './shell/Layout.tsx'
import type { RouteMeta } from './navigation/route-meta.ts'
import { screens } from './shell/screens.ts'
import { Button } from '@chakra-ui/react'
import { messages } from './ui/messages.ts'
import { Notice } from './ui/Notice.tsx'
import { ErrorPage } from './ui/ErrorPage.tsx'
import { NotFoundPage } from './ui/NotFoundPage.tsx'

const NOT_FOUND = 404

/** Error boundary of a route: a 404 page or a general error, inside the layout. */
function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND) return <NotFoundPage />
  return (
    <ErrorPage
      title={messages.somethingWrong}
      text={messages.tryLater}
      next="What you saved is stored, and what you typed is kept on this device where it could be."
    >
      <Button variant="solid" onClick={() => location.reload()}>
        Try again
      </Button>
    </ErrorPage>
  )
}

/** Error page for a failure of the layout itself. Its link reloads the application. */
const CrashPage = () => (
  <Notice title={messages.somethingWrong} text={messages.tryLater}>
    <Button asChild>
      <a href="/">Go to Home</a>
    </Button>
  </Notice>
)

const Toaster = lazy(async () => ({ default: (await import('./ui/Toaster.tsx')).Toaster }))

const Root = () => (
  <>
    <Outlet />
    <Suspense>
      <Toaster />
    </Suspense>
  </>
)
const Frame = () => (
  <RequireSignIn>
    <Layout />
  </RequireSignIn>
)
const notFound = (): never => {
  throw data(null, { status: 404 })
}

export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: LayoutFallback,
    ErrorBoundary: CrashPage,
    children: [
      { path: CALLBACK, lazy: { Component: async () => (await import('./access/CallbackPage.tsx')).CallbackPage } },
      {
        Component: Frame,
        // The error boundary is inside the frame: the frame stays when a screen fails.
        children: [
          {
            Component: RouteGuard,
            ErrorBoundary: RouteError,
            children: [
              {
                path: '/',
                lazy: { Component: async () => (await import('./shell/DashboardPage.tsx')).DashboardPage },
                handle: { title: 'Dashboard' } satisfies RouteMeta,
              },
              ...screens,
              { path: '*', loader: notFound, handle: { title: 'Page not found' } satisfies RouteMeta },
            ],
          },
        ],
      },
    ],
  },
])
