/**
 * The script of pages with passkeys: asks the browser for what the form says and sends the answer with it. Where the
 * browser cannot, the form stays hidden.
 */
export const PASSKEY_SCRIPT = `
const form = document.querySelector('form[data-options]')
const keys = window.PublicKeyCredential
if (form && keys && keys.parseCreationOptionsFromJSON) {
  const asked = JSON.parse(form.dataset.options)
  const answerOf = () =>
    form.dataset.makes === 'yes'
      ? navigator.credentials.create({ publicKey: keys.parseCreationOptionsFromJSON(asked) })
      : navigator.credentials.get({ publicKey: keys.parseRequestOptionsFromJSON(asked) })
  form.hidden = false
  form.querySelector('button').addEventListener('click', async () => {
    try {
      form.elements.credential.value = JSON.stringify(await answerOf())
      form.submit()
    } catch {
      form.querySelector('[role=alert]').textContent = form.dataset.failed
      form.querySelector('[role=alert]').hidden = false
    }
  })
}`
