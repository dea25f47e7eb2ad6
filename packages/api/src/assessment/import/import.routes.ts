import { londonDay } from '@costdraft/schema/london-day.ts'
import { Router } from 'express'
import type { RequestHandlers } from '../../http/request.ts'
import type { Items } from '../../items/registry.ts'
import { readInTurn, type SheetForm } from '../../ledger/upload.ts'
import type { ReadWorkbook } from './read-workbook.ts'
import { takeImport } from './take-import.ts'
import { mayEnter, snapshotFor, uploadWorkbook } from './upload-workbook.ts'

interface Served {
  items: Items
  now: () => Date
  read: ReadWorkbook
}

const form: SheetForm = {
  bytes: 20_000_000,
  tooLarge: 'A workbook of a bill may be 20 MB at most.',
  wrongType: 'This is no Excel workbook. Save it as .xlsx and send it again.',
  names: /\.xlsx$/i,
}

/** Reading workbooks of a completed bill back, with what others have entered in them. */
export function workbookRoutes(ask: RequestHandlers, { items, now, read }: Served): Router {
  const router = Router()
  const at = '/client/case/:case/assessment'
  const served = { items, now, today: (): string => londonDay(now()) }
  router.post(
    `${at}/upload`,
    ask.precheck(mayEnter),
    ask.many(async ({ inTransaction, ...asked }) => {
      const { req, res } = asked
      const upload = await readInTurn(req, res, form, async ({ file, name }, signal) => {
        // The snapshot may be large: it is not in memory before it is the person's turn.
        const frozen = await inTransaction((context) => snapshotFor({ ...context, items }, String(req.params.case)))
        return {
          fileName: name,
          frozenAt: frozen.at,
          read: await read({ bytes: file, frozen: frozen.json }, signal),
        }
      })
      return inTransaction((context) => uploadWorkbook({ ...asked, ...context, ...served }, upload))
    }),
  )
  router.post(
    `${at}/import/:import`,
    ask((asked) => takeImport({ ...asked, ...served })),
  )
  return router
}
