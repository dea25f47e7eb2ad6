import { afterEach } from 'vitest'

declare module 'vitest' {
  export interface TaskMeta {
    /** Whether the test passed on a second try only, so that the summary of a run can name it. */
    wasRetried?: boolean
  }
}

afterEach(({ task }) => {
  if (task.result?.retryCount) task.meta.wasRetried = true
})
