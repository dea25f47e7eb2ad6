import { spawn } from 'node:child_process'

/** Runs `npm start` with arguments until it ends; resolves with what it wrote and its exit code. */
export async function npmStart(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ said: string; code: number | null }> {
  const child = spawn('npm', ['start', '--silent', '--', ...args], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ said, code }))
  })
}
