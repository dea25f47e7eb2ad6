/** A name with the firm that it came from, cut to fit: `Leeds (Brynmor LLP)`. `longest` is in characters. */
export function fittingName(name: string, firm: string, longest: number): string {
  const whole = `${name} (${firm})`
  if (whole.length <= longest) return whole
  const from = firm.slice(0, Math.max(3, Math.floor(longest / 2) - 4))
  return `${name.slice(0, longest - from.length - 3)} (${from})`
}
