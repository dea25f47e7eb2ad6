/** The addresses of links for accounts in a text. */
const LINK = /https?:\/\/[^\s"<]+\/account\/[\w-]+/g

/** The first link for an account in a text, such as a mail. Throws if there is none. */
export const linkIn = (text: string | undefined): string => {
  const [link] = text?.match(LINK) ?? []
  if (link === undefined) throw new Error(`No link in: ${text}`)
  return link
}
