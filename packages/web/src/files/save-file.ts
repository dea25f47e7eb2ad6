/** In milliseconds: how long the object URL of a download stays valid, as specified. */
const REVOKE_AFTER = 100

/** Downloads a blob in the browser under the given name. */
export function saveFile(content: Blob, fileName: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER)
}
