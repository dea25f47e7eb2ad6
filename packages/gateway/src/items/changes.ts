interface Known {
  uuid?: string | null
}

/** What turns the list `before` into the list `after`: rows matched by uuid, new rows without one. */
export function changes<T extends Known>(before: readonly { uuid: string }[], after: readonly T[]) {
  const kept = new Set(after.flatMap(({ uuid }) => uuid ?? []))
  const stored = new Set(before.map(({ uuid }) => uuid))
  return {
    added: after.filter(({ uuid }) => !uuid),
    changed: after.filter((row): row is T & { uuid: string } => Boolean(row.uuid) && stored.has(row.uuid ?? '')),
    removed: before.filter(({ uuid }) => !kept.has(uuid)),
  }
}
