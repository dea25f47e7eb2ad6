export const ground: Readonly<Record<string, readonly string[]>>
export const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
