// The probe of a container: ends with 0 if what listens on the port of this machine is ready (`/ready` answers 200).
// usage: node deploy/is-ready.mjs PORT
const [, , port] = process.argv
const { ok } = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => ({}))
process.exitCode = ok ? 0 : 1
