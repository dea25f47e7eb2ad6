import { isRouteErrorResponse, useRouteError } from 'react-router'
import { messages } from '../ui/messages.ts'
import { ErrorPage } from './ErrorPage.tsx'

const NOT_FOUND = 404

/** A route that failed: 404 when it says so, else 500; the frame around it stays. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND)
    return <ErrorPage title="404" text={messages.notFound} />
  return <ErrorPage title={messages.somethingWrong} text={messages.tryLater} />
}
