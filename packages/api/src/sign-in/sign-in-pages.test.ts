import { expect, test } from 'vitest'
import { newPasswordPage, signInPage } from './sign-in-pages.ts'

const company = 'CostDraft'
test.each([
  ['sign in', signInPage({ action: '/login/one', company }), 'current-password'],
  [
    'choose',
    newPasswordPage({ action: '/account/one', company, email: 'a@firm.example', introduction: '', button: 'Save' }),
    'new-password',
  ],
])('a password is masked, and password managers fill it in: %s', (_page, html, fill) => {
  const inputs = html.match(/<input [^>]*name="password"[^>]*>/g)
  expect(inputs).toEqual([expect.stringMatching(` type="password" autocomplete="${fill}"`)])
  expect(html).not.toMatch(/onpaste|readonly|autocomplete="off"/)
})

test('what was typed is shown as text, and the password not at all', () => {
  const html = signInPage({ action: '/login/one', company, email: '"><script>alert(1)</script>', refused: '<b>' })
  expect(html).not.toMatch(/<script>alert|<b>/)
  expect(html).toContain('value="&#34;&#62;&#60;script&#62;')
})
