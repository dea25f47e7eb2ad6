/** The milliseconds that work takes, each time that it is done. */
export async function timedEach(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times
}
