import { request } from 'undici'
import { makeDocuments, outputsOf } from './documents.ts'
import { BOUNDARY, instance } from './instance.ts'
import { signIn } from './sign-in.ts'

/** The workbook of a completed case, as the product makes it. */
export async function workbookOf(email: string, caseUuid: string, name: RegExp): Promise<Buffer> {
  await makeDocuments(email, caseUuid)
  const made = (await outputsOf(email, caseUuid)).find((output) => name.test(output.file_name))
  if (!made) throw new Error(`The case has no document ${String(name)}.`)
  const { access_token: token } = await signIn(instance, email)
  const { statusCode, body } = await request(`${instance.apiUrl}/client/case/output/${made.uuid}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (statusCode !== 200) throw new Error(`The workbook was not downloaded: ${statusCode}`)
  return Buffer.from(await body.arrayBuffer())
}

/** The form of a workbook, as a body of `rest`. */
export const workbookForm = (bytes: Buffer, name = 'Electronic bill.xlsx'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
