import { forkHouse } from '../dev/fork-house.ts'

const { addresses, stop } = await forkHouse()
console.log(`CostDraft is ready: ${addresses.webUrl}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
