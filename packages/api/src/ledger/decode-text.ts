/** Stands before a character whose bytes are not UTF-8. It is no character of any text. */
export const STRAY = '\ufdd0'

/** A character of UTF-8 of two to four bytes, or another byte above ASCII, where each unit of the text is a byte. */
const CHARACTERS =
  /([\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|([\x80-\xff])/g

const windows = new TextDecoder('windows-1252')

/**
 * Decodes UTF-16 with a byte order mark, otherwise UTF-8. A text with more bytes that are not UTF-8 than characters
 * that are is Windows-1252; else each such byte is read as that, with `STRAY` before it.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return withStrays(Buffer.from(bytes)) ?? windows.decode(bytes)
  }
}

/** A text of UTF-8 with stray bytes; undefined if most of it is something else. */
function withStrays(bytes: Buffer): string | undefined {
  let characters = 0
  let strays = 0
  const text = bytes.toString('latin1').replaceAll(CHARACTERS, (given, character?: string) => {
    if (character) {
      characters += 1
      return Buffer.from(given, 'latin1').toString('utf8')
    }
    strays += 1
    return STRAY + windows.decode(Buffer.from(given, 'latin1'))
  })
  return characters > 0 && characters >= strays ? text.replace(/^\ufeff/, '') : undefined
}
