/** How long the object URL stays valid by default, in milliseconds: some browsers start the download after the click. */
const REVOKE_AFTER = 10_000

/** Downloads a blob in the browser under the given name; its object URL is revoked after `revokeAfter` milliseconds. */
export function saveFile(content: Blob, fileName: string, revokeAfter = REVOKE_AFTER): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), revokeAfter)
}
