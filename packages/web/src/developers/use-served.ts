import { useCallback, useEffect, useState } from 'react'

interface Served<T> {
  value?: T
  error?: Error
}

/** What `read` resolves to, or why it failed; `retry` reads again. `read` must be the same function at each render. */
export function useServed<T>(read: () => Promise<T>): Served<T> & { retry: () => Promise<void> } {
  const [served, setServed] = useState<Served<T>>({})
  const retry = useCallback(
    () =>
      read().then(
        (value) => setServed({ value }),
        (error: unknown) => setServed({ error: error instanceof Error ? error : new Error(String(error)) }),
      ),
    [read],
  )
  useEffect(() => {
    void retry()
  }, [retry])
  return { ...served, retry }
}
