interface Identified {
  uuid?: string | null
}

/** The difference between two lists of rows, matched by uuid. Rows of `after` without a uuid are new. */
export function changes<T extends Identified>(before: readonly { uuid: string }[], after: readonly T[]) {
  const remaining = new Set(after.flatMap(({ uuid }) => uuid ?? []))
  const storedUuids = new Set(before.map(({ uuid }) => uuid))
  return {
    added: after.filter(({ uuid }) => !uuid),
    changed: after.filter((row): row is T & { uuid: string } => Boolean(row.uuid) && storedUuids.has(row.uuid ?? '')),
    removed: before.filter(({ uuid }) => !remaining.has(uuid)),
  }
}
