// A browser needs the address a moment longer than the press.
const REVOKE_AFTER = 10_000

/** Gives the person a file under its name. */
export function saveFile(content: Blob, fileName: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER)
}
