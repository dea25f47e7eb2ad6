interface Equivalent {
  /** The mutated line, trimmed. */ line: string
  reason: string
}

const OTHER_RULE =
  'Every rule other than any and self is evaluated as own_client, so any other string is equivalent; the type system forbids it.'

/** Equivalent mutants of the permission check: no test can distinguish them from the original. Each with the reason. */
export const equivalents: Equivalent[] = [
  { line: `const defaultRule = viewer.system_role.Name === 'admin' ? 'any' : ""`, reason: OTHER_RULE },
  // The last argument of `holds` in `byClientRole`.
  {
    line: '"",',
    reason: OTHER_RULE,
  },
  {
    line: 'holds(Permissions, permission, resource, { user: viewer.user_uuid, client: child }, ""),',
    reason: OTHER_RULE,
  },
]
