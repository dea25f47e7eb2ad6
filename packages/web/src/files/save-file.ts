// A browser needs the address a moment longer than the press.
const REVOKE_AFTER = 10_000

/** Gives the person a file under its name; its address is good for so many milliseconds. */
export function saveFile(content: Blob, fileName: string, revokeAfter = REVOKE_AFTER): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), revokeAfter)
}
