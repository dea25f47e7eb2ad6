import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const docs = resolve(import.meta.dirname, '../docs')

/** The pages whose code blocks make a kind of item and an area of work, and how many files each may need. */
export const recipes = [
  { page: 'adding-an-item.md', most: 8 },
  { page: 'adding-an-area.md', most: 12 },
] as const

/** A file of a recipe: its path from the root, and its text. */
export interface RecipeFile {
  path: string
  text: string
}

/** The files of a page: each is a code block that says its path after its language. */
export function filesOfPage(page: string): RecipeFile[] {
  const blocks = readFileSync(resolve(docs, page), 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, path = '', text = '']) => ({ path, text }))
}
