/** Characters that a file system refuses, or takes for a part of a path; and what changes the direction of a name. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** Half of a character that has two. */
const LONE_SURROGATE = /\p{Surrogate}/gu
/** Names of devices, whatever follows a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i
/** In bytes of UTF-8. File systems take 255, and archives are unpacked into folders of their own. */
const LONGEST = 120
const LONGEST_EXTENSION = 16

/** The beginning of a text that has at most so many bytes, without half a character at its end. */
function beginningOf(text: string, bytes: number): string {
  let left = bytes
  let beginning = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    left -= Buffer.byteLength(segment)
    if (left < 0) break
    beginning += segment
  }
  return beginning
}

/** The extension of a name with its dot; none of a name that is too long to be one. */
const extensionOf = (name: string): string => {
  const extension = /\.[\p{L}\p{N}]+$/u.exec(name)?.[0] ?? ''
  return Buffer.byteLength(extension) > LONGEST_EXTENSION || extension === name ? '' : extension
}

/** A name with something before its extension, at most `LONGEST` bytes. */
function fitted(name: string, mark = ''): string {
  const extension = extensionOf(name)
  const room = LONGEST - Buffer.byteLength(extension + mark)
  return `${beginningOf(name.slice(0, name.length - extension.length), room).trimEnd()}${mark}${extension}`
}

/** A name that every file system takes and that leads nowhere else, as much like the given one as can be. */
export function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(UNSAFE, '-')
    .replaceAll(LONE_SURROGATE, '-')
    .trim()
    .replace(/[. ]+$/, '')
  const fits = fitted(clean.replace(DEVICE, '_$&')).replace(/[. ]+$/, '')
  return fits || '_'
}

/** Makes names unique among those that it was given, also where a file system takes A and a for one. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    let found = name
    for (let number = 2; taken.has(found.toLowerCase()); number++) found = fitted(name, ` (${number})`)
    taken.add(found.toLowerCase())
    return found
  }
}
