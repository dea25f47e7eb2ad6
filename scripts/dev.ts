import { forkInstance } from '../dev/fork-instance.ts'

const { addresses, stop } = await forkInstance()
console.log(`CostDraft is ready: ${addresses.webUrl}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
