import { expect, test } from 'vitest'
import { inOrder } from './asked-for.ts'

const meaning = (text: string) => ({ key: text, text })

test('texts that were asked for keep their place when they are answered', () => {
  const answered = ['Ann', 'Bob', 'Zed'].map(meaning)
  expect(inOrder(answered, ['Zed', 'Ann']).map(({ text }) => text)).toEqual(['Zed', 'Ann', 'Bob'])
})
