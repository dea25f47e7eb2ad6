import { areas } from '@costdraft/schema/areas/index.ts'
import { caseAdditions } from '@costdraft/schema/additions.ts'
import { expect, test } from 'vitest'
import { withFiles, withFolder, withName, type LocalFile } from '../files/local-tree.ts'
import { newCaseForm } from './new-case-body.ts'

const pdf = (name: string): File => new File(['x'], name, { type: 'application/pdf' })
/** A folder with one file, which was renamed. */
function documents(): LocalFile[] {
  const folder = withFolder([], null, 'Orders') as LocalFile[]
  const { nodes } = withFiles(folder, folder[0]?.id ?? null, [pdf('scan 1.pdf')])
  return withName(nodes, nodes.find(({ isFile }) => isFile)?.id ?? '', 'Order') as LocalFile[]
}
const input = { caseName: 'Re Sent', claimant: 'Ann Ash', costsBasis: 'assessed', netAssets: null }
const sent = (additions: readonly string[], change = {}) => {
  const area = areas.court_of_protection
  const form = newCaseForm({
    area,
    solicitor: 'uuid',
    input: { ...input, ...change },
    documents: documents(),
    additions,
  })
  return {
    careCase: JSON.parse(String(form.get('care_case'))) as unknown,
    files: form.getAll('files').map((file) => (file as File).name),
    keys: [...form.keys()],
  }
}

test('the case is sent first, with the tree of its documents, then the files under their names in it', () => {
  const { careCase, files, keys } = sent(caseAdditions)
  expect(careCase).toEqual({
    case_name: 'Re Sent',
    claimant: 'Ann Ash',
    costs_basis: 'assessed',
    net_assets: null,
    uploaded_files: {
      name: 'root',
      is_file: false,
      children: [
        {
          name: 'Orders',
          is_file: false,
          children: [{ name: 'Order.pdf', is_file: true, children: [], file_index: 0 }],
        },
      ],
    },
  })
  expect(files).toEqual(['Order.pdf'])
  expect(keys).toEqual(['care_case', 'files'])
})

test('a service without our additions is sent the specified keys alone, and the files without folders', () => {
  expect(sent([])).toEqual({
    careCase: { case_name: 'Re Sent', claimant: 'Ann Ash' },
    files: ['Order.pdf'],
    keys: ['care_case', 'files'],
  })
  expect(() => sent([], { netAssets: 5_000 })).toThrow('The service behind CostDraft does not keep this.')
})
