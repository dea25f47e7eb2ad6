import { Suspense, lazy } from 'react'
import { Outlet, createBrowserRouter, data } from 'react-router'
import { LayoutFallback, RequireSignIn } from './access/RequireSignIn.tsx'
import { CALLBACK } from './access/sign-in.ts'
import { CrashPage } from './shell/CrashPage.tsx'
import { RouteGuard } from './shell/RouteGuard.tsx'
import { Layout } from './shell/Layout.tsx'
import type { RouteMeta } from './navigation/route-meta.ts'
import { RouteError } from './shell/RouteError.tsx'
import { screens } from './shell/screens.ts'

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
