import type { OwnControl } from '../../ui/form/controls.ts'
import { scopesOfText, scopesText, wordsOfText } from './scope-words.ts'
import { ScopesInput } from './ScopesInput.tsx'

/**
 * The scopes of a certificate in a form: kept as text, one word a line, so that what is unticked and ticked again is no
 * change.
 */
export const scopesControl: OwnControl = {
  Input: ScopesInput,
  formValue: scopesText,
  parsed: scopesOfText,
  display: (value) => wordsOfText(scopesText(value)).join(', '),
}
