import { expect, test } from 'vitest'
import { deviceName } from './devices.ts'

test('a device is named by its browser and system, without versions', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox on Windows',
  )
  expect(
    deviceName(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ),
  ).toBe('Microsoft Edge on Windows')
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari on iOS')
})

test('what names no browser and no system is of an unknown device', () => {
  for (const agent of [undefined, '', '<script>alert(1)</script>', ' '.repeat(100_000)])
    expect(deviceName(agent)).toBeNull()
})
