/** How often a property is tried: `npm run prove sequences` tries each as many times as often as TIMES says. */
export const runs = (few: number): number => few * TIMES

export const TIMES = Number(process.env.TIMES ?? 1)
