/** Where the hands begin in a form: at the first field that is still empty in a new one, at the first in one that is edited. */
export function firstField(within: HTMLElement | null, isNew: boolean): HTMLElement | null {
  const inputs = [
    ...(within?.querySelectorAll<HTMLInputElement>(
      'input:enabled:not([type=checkbox]), select:enabled, textarea:enabled',
    ) ?? []),
  ]
  return (isNew ? inputs.find(({ value }) => value === '') : undefined) ?? inputs[0] ?? null
}
