import { expect, test } from 'vitest'
import { earnerFinder } from './earner-names.ts'

const earner = (firstname: string, surname: string, initials: string) => ({
  uuid: `${firstname} ${surname}`,
  firstname,
  surname,
  initials,
})
const firm = [
  earner('Sean', 'O’Neil', 'SON'),
  earner('José', 'Álvarez', 'JÁ'),
  earner('Zoë', 'Hall', 'ZH'),
  earner('Zoe', 'Hall', 'ZMH'),
]
const find = earnerFinder(firm)

test.each([
  ['Sean O’Neil', 'Sean O’Neil'],
  ["SEAN O'NEIL", 'Sean O’Neil'],
  ['Sean  O`Neil', 'Sean O’Neil'],
  ['Sean O´Neil', 'Sean O’Neil'],
  ['Jose Alvarez', 'José Álvarez'],
  ['José Álvarez', 'José Álvarez'],
  ['JA', 'José Álvarez'],
])('%s is %s', (text, uuid) => expect(find(text)).toBe(uuid))

test.each(['Zoe Hall', 'Zoë Hall', 'Sean ONeil', 'Sean O Neil'])('%s is nobody, or either of two', (text) =>
  expect(find(text)).toBeUndefined(),
)
