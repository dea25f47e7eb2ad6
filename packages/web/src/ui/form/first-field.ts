/** The input to focus when a form opens: the first empty one of a new record, else the first one. */
export function firstField(within: HTMLElement | null, isNew: boolean): HTMLElement | null {
  const inputs = [
    ...(within?.querySelectorAll<HTMLInputElement>(
      'input:enabled:not([type=checkbox]), select:enabled, textarea:enabled',
    ) ?? []),
  ].filter((input) => !input.closest('[inert]') && input.tabIndex >= 0)
  return (isNew ? inputs.find(({ value }) => value === '') : undefined) ?? inputs[0] ?? null
}
