// Shows that a long step is under way. Plain JavaScript, because it also runs before the pinned Node is installed.

const INTERVAL = 10_000
const seconds = (since) => `${Math.round((Date.now() - since) / 1_000)} s`

/**
 * Prints `title`, then a line every ten seconds while `work` runs, and one with its duration when it took longer than a
 * second. Lines and not a bar, so that a log file and a service manager show them too.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ say?: (line: string) => void, detail?: () => string, interval?: number }} [options] `detail` is what is
 * known of the progress
 * @returns {Promise<T>}
 */
export async function withProgress(title, work, { say = console.log, detail = () => '', interval = INTERVAL } = {}) {
  const started = Date.now()
  say(`${title} …`)
  const ticking = setInterval(() => {
    const known = detail()
    say(`  … ${seconds(started)}${known && `: ${known}`}`)
  }, interval)
  try {
    const result = await work()
    if (Date.now() - started >= 1_000) say(`  done in ${seconds(started)}.`)
    return result
  } finally {
    clearInterval(ticking)
  }
}
