/**
 * The open comment after (`step` 1) or before (-1) `current`, round the end. `known` is an order that has `current`,
 * which may be resolved by now; from a comment that is in neither, the first or last open one. Undefined if there is no
 * other open comment.
 */
export function nextOpen(
  known: readonly string[],
  open: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = current === undefined ? -1 : known.indexOf(current)
  if (at === -1) return open.at(step === 1 ? 0 : -1)
  for (let n = 1; n < known.length; n++) {
    const uuid = known[(at + n * step + known.length) % known.length]
    if (uuid !== undefined && open.includes(uuid)) return uuid
  }
  return open.find((uuid) => uuid !== current)
}
