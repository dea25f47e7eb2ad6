import { createToaster } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { toastQueue } from './toaster.ts'

test('what is said before the toast region is loaded is shown once it is', () => {
  const toaster = toastQueue()
  const failed = toaster.create({ title: 'Signing in failed.', type: 'error' })
  const waiting = toaster.create({ title: 'Preparing the claim', type: 'loading' })
  const gone = toaster.create({ title: 'Never mind' })
  toaster.update(waiting, { title: 'The claim is ready', type: 'success' })
  toaster.dismiss(gone)
  expect([failed, waiting, gone].map(toaster.isVisible)).toEqual([true, true, false])

  const region = createToaster({ placement: 'top-end' })
  const shown: unknown[] = []
  region.subscribe((toast) =>
    shown.push([toast.id, 'title' in toast && toast.title, 'message' in toast && toast.message]),
  )
  toaster.connect(region)
  expect(shown).toEqual([
    [failed, 'Signing in failed.', false],
    [waiting, 'Preparing the claim', false],
    [gone, 'Never mind', false],
    [waiting, 'The claim is ready', false],
    [gone, 'Never mind', 'DISMISS'],
  ])
  const id = toaster.create({ id: 'mine', title: 'Saved.' })
  expect([id, toaster.isVisible('mine')]).toEqual(['mine', true])
})
