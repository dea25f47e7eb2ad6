/**
 * The script of pages with a password: a button that shows what is typed, and a hint while Caps Lock is on. Without
 * scripts neither is there.
 */
export const PASSWORD_SCRIPT = `
const input = document.getElementById('password')
const reveal = document.getElementById('reveal')
const caps = document.getElementById('caps')
reveal.hidden = false
const show = (shown) => {
  input.type = shown ? 'text' : 'password'
  reveal.firstChild.data = shown ? 'Hide' : 'Show'
}
reveal.addEventListener('click', () => show(input.type === 'password'))
input.form.addEventListener('submit', () => show(false))
const look = (event) => {
  caps.textContent = event.getModifierState && event.getModifierState('CapsLock') ? 'Caps Lock is on.' : ''
}
input.addEventListener('keydown', look)
input.addEventListener('keyup', look)
input.addEventListener('blur', () => {
  caps.textContent = ''
})`
