import { expect, test } from 'vitest'
import { decodeText, STRAY } from './decode-text.ts'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
test.each([
  ['UTF-8', Buffer.from('Café – £5'), 'Café – £5'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffCafé'), 'Café'],
  ['Windows-1252', latin('Caf\xe9 \x96 \xa35'), 'Café – £5'],
  ['UTF-8 with a stray byte', Buffer.concat([Buffer.from('Café '), latin('\xa35')]), `Café ${STRAY}£5`],
  [
    'UTF-8 with a mark and a character cut in half',
    Buffer.concat([Buffer.from('\ufeffCafé, Müller '), latin('\xe2\x80')]),
    `Café, Müller ${STRAY}â${STRAY}€`,
  ],
  ['more strays than characters', Buffer.concat([Buffer.from('é'), latin('\xa3\xa3')]), 'Ã©££'],
])('%s is read', (_what, bytes, text) => expect(decodeText(bytes)).toBe(text))
