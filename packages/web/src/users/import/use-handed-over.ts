import type { PeopleImported, PeopleInvitation } from '@costdraft/schema/people-import/people-import.ts'
import { useState } from 'react'

/** The links that an import made and nobody sees again, and which of them were copied or saved. */
export interface HandedOver {
  invitations: readonly PeopleInvitation[]
  saved: ReadonlySet<string>
  save: (users: readonly string[]) => void
}

export function useHandedOver(imported: PeopleImported | undefined): HandedOver {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  return {
    invitations: (imported?.invitations ?? []).filter(({ link }) => link !== null),
    saved,
    save: (users) => setSaved((before) => new Set([...before, ...users])),
  }
}

/** How many of the links were neither copied nor saved. */
export const unsavedCount = ({ invitations, saved }: HandedOver): number =>
  invitations.filter(({ user_uuid: user }) => !saved.has(user)).length
