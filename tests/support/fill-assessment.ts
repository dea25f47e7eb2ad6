import type { Caller } from './instance.ts'

/** An answer of the API; throws for a refusal. */
async function answered<T>(caller: Caller, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T> {
  const answer = await caller.rest<T>(method, path, body)
  if (answer.status >= 300) throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/**
 * Assesses the bill of a completed case with a marker text in every text field, and with a ruling on a line that the
 * bill does not have any more: it is reopened and completed again for that.
 */
export async function fillAssessment(caller: Caller, caseUuid: string, text: () => string): Promise<void> {
  const at = `client/case/${caseUuid}`
  const moveTo = (stage: string) => answered(caller, 'POST', `${at}/status/${stage}`, {})
  await moveTo('in_progress')
  const paid = { date: '2025-02-03', disbursement_type: 'taxi', amount: 10 }
  const { uuid } = await answered<{ uuid: string }>(caller, 'POST', `${at}/disbursement`, paid)
  await moveTo('complete')
  for (const column of ['offered', 'allowed'])
    await answered(caller, 'POST', `${at}/assessment/line/rule`, {
      ruling: { column, percent: 50, ...(column === 'allowed' && { reason: 'time' }) },
    })
  const { nodes } = await answered<{ nodes: { uuid: string; item: string | null }[] }>(
    caller,
    'GET',
    `${at}/assessment/line`,
  )
  await answered(caller, 'PATCH', `${at}/assessment/line`, {
    changes: [
      {
        uuid: nodes.find(({ item }) => item !== uuid)?.uuid,
        ...{ words: text(), dispute: text(), reply: text(), ruling: text() },
      },
    ],
  })
  await answered(caller, 'PATCH', `${at}/assessment`, {
    general_points: text(),
    payments: [{ date: '2025-06-02', amount: 1, words: text() }],
    offers: [{ date: '2025-06-03', by: 'paying_party', amount: 1, words: text() }],
    interest: { from: '2025-06-02', disallowed: [{ from: '2025-07-01', to: '2025-07-31' }] },
  })
  await moveTo('in_progress')
  await answered(caller, 'PATCH', `${at}/disbursement/${uuid}`, { amount: 12 })
  await moveTo('complete')
  await answered(caller, 'POST', `${at}/assessment/restore`, {})
}
