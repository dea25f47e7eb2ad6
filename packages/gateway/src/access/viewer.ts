import { isOwnOrChildClient, type Viewer as ViewerPermissions } from '@costdraft/schema/access/can.ts'
import { refused } from '../errors/errors.ts'

/** The body of `GET users/user`: what `can` needs, and the optional properties CostDraft's own API adds for display. */
export interface Viewer extends ViewerPermissions {
  email_address?: string
  firstname?: string
  surname?: string
  client_name?: string | null
  client_type?: string | null
  client_mark?: string | null
  /** True for an API client restricted to reading. */
  read_only?: boolean
}

/** The error for a record the viewer may not access: FORBIDDEN for their own or a child client, otherwise NOT_FOUND. */
export const denied = (viewer: Viewer, clientUuid?: string | null): Error =>
  !clientUuid || isOwnOrChildClient(viewer, clientUuid)
    ? refused('FORBIDDEN', 'You do not have permission to do this.')
    : refused('NOT_FOUND', 'Not found.')
