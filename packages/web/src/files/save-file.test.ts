import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the object URL of a download is revoked after 100 ms', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  saveFile(new Blob(['a bill']), 'bill.pdf')
  vi.advanceTimersByTime(99)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledTimes(1)
})
