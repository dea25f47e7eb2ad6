import { useState, type ReactNode } from 'react'
import { setDraftOwner } from './draft-store.ts'

/** Keeps the drafts of this person, and of nobody else, from before its children render. Key it by the person. */
export function WithDrafts({ person, children }: { person: string; children: ReactNode }) {
  useState(() => setDraftOwner(person))
  return children
}
