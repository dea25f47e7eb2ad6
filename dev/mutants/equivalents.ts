interface Equivalent {
  /** The whole line as the mutant has it. */ line: string
  why: string
}

const ANY_OTHER_WORD =
  'A rule is judged as own_client unless it is any or self: any other word says the same, and the type lets none through.'

/** The mutants of the evaluator that no test can tell from it, each with its reason. */
export const equivalents: Equivalent[] = [
  { line: `const unsaid = viewer.system_role.Name === 'admin' ? 'any' : ""`, why: ANY_OTHER_WORD },
  {
    line: 'return holds(viewer.client_role.Permissions, permission, resource, { user: viewer.user_uuid, client: viewer.client_uuid }, "")',
    why: ANY_OTHER_WORD,
  },
  {
    line: '&& holds(Permissions, permission, resource, { user: viewer.user_uuid, client: child }, ""))',
    why: ANY_OTHER_WORD,
  },
]
