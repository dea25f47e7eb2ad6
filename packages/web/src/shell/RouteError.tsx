import { isRouteErrorResponse, useRouteError } from 'react-router'
import { messages } from '../ui/messages.ts'
import { ErrorPage } from '../ui/ErrorPage.tsx'

const NOT_FOUND = 404

/** Error boundary of a route: a 404 page or a general error, inside the layout. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND)
    return <ErrorPage title="404" text={messages.notFound} />
  return <ErrorPage title={messages.somethingWrong} text={messages.tryLater} />
}
