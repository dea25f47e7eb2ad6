type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const STOPS = 'input:enabled, select:enabled, textarea:enabled'

/** Sets the value of an input as typing does: React listens to the event and compares with the value it set itself. */
function enter(input: Input, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** The option whose text begins with what was typed, as a closed list finds it. */
const optionFor = (list: HTMLSelectElement, typed: string): HTMLOptionElement | undefined =>
  [...list.options].find(
    ({ disabled, value, text }) => !disabled && value !== '' && text.toLowerCase().startsWith(typed.toLowerCase()),
  )

function typeIntoOne(input: Input, text: string): void {
  if (input instanceof HTMLSelectElement) {
    const option = optionFor(input, text.trim())
    if (option) enter(input, option.value)
  } else if (input.type === 'checkbox') {
    if (text === ' ') input.click()
  } else enter(input, input.value + text)
}

/** Types text into the fields of a form, beginning at the focused one; a tab in it moves on to the next field. */
export function typeInto(form: HTMLElement, text: string): void {
  for (const [i, part] of text.split('\t').entries()) {
    const inputs = [...form.querySelectorAll<Input>(STOPS)].filter((input) => input.checkVisibility())
    const at = inputs.findIndex((input) => input === document.activeElement)
    const input = inputs[i === 0 ? at : at + 1]
    if (!input) return
    input.focus()
    if (part !== '') typeIntoOne(input, part)
  }
}
