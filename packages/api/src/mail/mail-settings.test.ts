import { expect, test } from 'vitest'
import { readMail } from './mail-settings.ts'

const read = (SMTP_URL?: string, MAIL_FROM?: string) => {
  const problems: string[] = []
  const mail = readMail({ SMTP_URL, MAIL_FROM }, problems)
  return { mail, problems }
}

test('mail is sent where both are given', () => {
  const smtpUrl = 'smtps://user:p%40ss@mail.example.com:465'
  for (const from of ['costs@firm.example', 'CostDraft <costs@firm.example>'])
    expect(read(smtpUrl, from)).toEqual({ mail: { smtpUrl, from }, problems: [] })
})

test('none is sent where neither is given', () => {
  expect(read()).toEqual({ mail: undefined, problems: [] })
  expect(read('', '')).toEqual({ mail: undefined, problems: [] })
})

test('what cannot be used is refused without repeating a password', () => {
  const refusals = [read('mail.example.com:secret', 'costs@firm.example'), read('http://u:secret@mail.example', 'x')]
  expect(refusals.map(({ problems }) => problems.length)).toEqual([1, 2])
  expect(JSON.stringify(refusals.map(({ problems }) => problems))).not.toContain('secret')
  expect(read('smtp://mail.example').problems).toEqual([expect.stringContaining('MAIL_FROM must be')])
  expect(read(undefined, 'costs@firm.example').problems).toEqual([expect.stringContaining('SMTP_URL does not say')])
  expect(read('smtp://mail.example', 'a\r\nBcc: all@firm.example').problems).toHaveLength(1)
})
