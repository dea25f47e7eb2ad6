import type { Locator, Page } from 'playwright/test'
import { api } from './people.ts'

export const PDF = Buffer.from('%PDF-1.7\nA page.\n')
/** The dialog with the documents of a case. */
export const manager = (page: Page): Locator => page.getByRole('dialog', { name: 'Case Documents' })
/** A document or folder whose name begins so. */
export const documentRow = (page: Page, name: string): Locator =>
  manager(page).getByRole('row', { name: new RegExp(`^${name}`) })
/** The paths of a case's documents and folders, as they are stored. */
export const storedPaths = async (page: Page, c: string): Promise<string[]> =>
  (
    await api<{ case: { folderStructure: { nodes: { name: string; path: string[] }[] } } }>(
      page,
      'query ($c: ID!) { case(uuid: $c) { folderStructure { nodes { name path } } } }',
      { c },
    )
  ).case.folderStructure.nodes.map(({ name, path }) => [...path, name].join('/'))
