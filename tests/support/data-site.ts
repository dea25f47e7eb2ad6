import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'
import { psql, startPostgres } from '../../dev/postgres.ts'
import { startOwnApi } from './own-api.ts'
import { storedFiles, type StoredFiles } from './stored-files.ts'

/**
 * Databases and data folders of one house, which can be put together as a person may by mistake: on PostgreSQL the
 * databases of a server, else embedded databases that are exchanged within a folder.
 */
export async function newSite() {
  const postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  const place = mkdtempSync(join(tmpdir(), 'costdraft-site-'))
  const urlOf = (database: string): string | undefined => postgres?.url.replace('@/costdraft?', `@/${database}?`)
  const shelved = (database: string): string => join(place, 'databases', database)
  mkdirSync(join(place, 'databases'))
  const folderOf = (name: string): string => {
    const folder = join(place, name)
    mkdirSync(folder, { recursive: true })
    return folder
  }
  /** Makes an empty database of a name that is new. */
  const provide = async (database: string): Promise<void> => {
    if (postgres) {
      if (psql(postgres.url, `select 1 from pg_database where datname = '${database}';`) === '')
        psql(postgres.url, `create database ${database};`)
    } else if (!existsSync(shelved(database))) {
      const empty = await newDataFolder()
      cpSync(join(empty, 'database'), shelved(database), { recursive: true })
      rmSync(empty, { recursive: true })
    }
  }
  return {
    postgres,
    urlOf,
    folderOf,
    /** Copies a database that is not in use, as it is, to one of another name. */
    copy: (database: string, to: string): void => {
      if (postgres) psql(postgres.url, `create database ${to} template ${database};`)
      else cpSync(shelved(database), shelved(to), { recursive: true })
    },
    /** The file store of a data folder. */
    files: (folder: string): StoredFiles => storedFiles(folderOf(folder)),
    /** Starts the API on a database, made empty if it is new, with a data folder; both by name. */
    start: async (database: string, folder: string, options: Parameters<typeof startOwnApi>[1] = {}) => {
      await provide(database)
      const dataDir = folderOf(folder)
      const url = urlOf(database)
      if (!url) renameSync(shelved(database), join(dataDir, 'database'))
      const api = await startOwnApi({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url, SEED: 'demo' }) }, options)
      return {
        ...api,
        stop: async () => {
          await api.stop()
          if (!url) renameSync(join(dataDir, 'database'), shelved(database))
        },
      }
    },
    /** Starts the API twice at once, on PostgreSQL. */
    startTwo: async (database: string, folder: string) => {
      await provide(database)
      const env = { DATA_DIR: folderOf(folder), DATABASE_URL: urlOf(database)!, SEED: 'demo' }
      return Promise.all([startOwnApi(env), startOwnApi(env)])
    },
    remove: async () => {
      await postgres?.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}
