import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { as, instance } from './support/instance.ts'
import { careCase } from './support/care-case.ts'
import { ASHDOWN, BRYN, CALDER, DRAFTSMAN, firmOf, newCase, type CaseAnswer } from './support/firm.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)

describe('a case', () => {
  test('is created with its certificate, returned completely, and listed by its stage', async () => {
    const firm = await firmOf(ASHDOWN)
    const created = await newCase(
      ASHDOWN,
      { case_name: '  Re Ábel  ' },
      { linked_certificates: ['123', '456'], transfer: true },
    )
    expect(created).toMatchObject({
      case_name: 'Re Ábel',
      area_of_work: 'legal_aid',
      stage: 'in_progress',
      solicitor: firm.client,
      client_name: 'Ashdown Family Law',
      version: 1,
      fee_earner: { uuid: firm.feeEarner, initials: 'EM' },
      exceptional: [{ case_part: null, exceptional: false }],
      certificate: {
        certificate_number: 'ABCDEF123456',
        date_of_issue: '2025-01-10',
        linked_certificates: ['123', '456'],
        transfer: true,
        half_fixed_fee: false,
      },
    })
    const { body: list } = await ashdown.rest<CaseAnswer[]>('GET', `client/${firm.client}/case?status=in_progress`)
    expect(list.some(({ uuid }) => uuid === created.uuid)).toBe(true)
    expect(list.every(({ stage }) => stage === 'in_progress')).toBe(true)
  })

  test('can be created by a multipart form, as specified', async () => {
    const firm = await firmOf(ASHDOWN)
    const form = new FormData()
    form.set('care_case', JSON.stringify(careCase(firm)))
    const { access_token } = await signIn(instance, ASHDOWN)
    const send = async () => {
      const answer = await fetch(`${instance.apiUrl}/client/${firm.client}/case/legal-aid`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${access_token}` },
      })
      return { statusCode: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    expect(await send()).toMatchObject({ statusCode: 201, body: { area_of_work: 'legal_aid' } })
  })

  test('through the gateway, what is refused of its certificate is at its path in the input', async () => {
    const { client, feeEarner, site } = await firmOf(ASHDOWN)
    const { uuid } = await newCase(ASHDOWN)
    const add = await ashdown.graphql(
      'mutation($s: ID!, $i: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $s, input: $i) { uuid } }',
      {
        s: client,
        i: {
          caseName: 'Re',
          caseType: 'care_and_supervision',
          solicitorsCaseReference: 'ASH/1',
          feeEarner,
          site,
          representedParty: 'parent',
          partiesRepresented: 1,
          certificate: { certificateNumber: 'short', courtLevel: 'other_judge', dateOfIssue: '2025-01-10' },
        },
      },
    )
    const edit = await ashdown.graphql(
      'mutation($c: ID!, $i: LegalAidCaseChanges!) { editLegalAidCase(uuid: $c, input: $i) { uuid } }',
      { c: uuid, i: { certificate: { certificateNumber: 'short' } } },
    )
    const pathsOf = ({ errors }: typeof add): unknown[] =>
      ((errors?.[0]?.extensions?.problems ?? []) as { path: string }[]).map(({ path }) => path).toSorted()
    expect(pathsOf(add)).toEqual(['caseName', 'certificate.certificateNumber'])
    expect(pathsOf(edit)).toEqual(['certificate.certificateNumber'])
  })

  test('a form truncated at any point is refused, and the API keeps running', async () => {
    const firm = await firmOf(ASHDOWN)
    const { access_token } = await signIn(instance, ASHDOWN)
    const whole = `--b\r\nContent-Disposition: form-data; name="care_case"\r\n\r\n${JSON.stringify(careCase(firm))}\r\n--b--\r\n`
    const statuses = new Set<number>()
    for (let end = 0; end < whole.length - 2; end += 23) {
      const { statusCode, body } = await request(`${instance.apiUrl}/client/${firm.client}/case/legal-aid`, {
        method: 'POST',
        body: whole.slice(0, end),
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'multipart/form-data; boundary=b' },
      })
      await body.dump()
      statuses.add(statusCode)
    }
    expect([...statuses]).toEqual([422])
    expect((await ashdown.rest('GET', 'users/user')).status).toBe(200)
  })

  test('every missing and invalid value is reported at once, by field', async () => {
    const firm = await firmOf(ASHDOWN)
    const { status, body } = await ashdown.rest('POST', `client/${firm.client}/case/legal-aid`, {
      case_name: 'Re',
      case_type: 'care_and_supervision',
      fee_earner: 'x',
      parties_represented: 0,
      certificate: {
        certificate_number: 'short',
        court_level: 'moot',
        date_of_issue: '2025-02-30',
        linked_certificates: ['12a'],
      },
    })
    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'Please complete all fields to continue.',
      details: {
        case_name: 'Enter at least 3 characters.',
        solicitors_case_reference: 'This is required.',
        fee_earner: 'Choose one from the list.',
        site: 'This is required.',
        represented_party: 'This is required.',
        parties_represented: 'Enter a whole number between 1 and 99.',
        certificate_number: 'Enter exactly 12 characters.',
        court_level: expect.stringContaining('Choose one of'),
        date_of_issue: expect.stringContaining('Enter a date'),
        linked_certificates: expect.any(String),
      },
    })
  })

  test('an unknown key is refused by its name, a derived one is ignored', async () => {
    const firm = await firmOf(ASHDOWN)
    const post = (body: Record<string, unknown>) =>
      ashdown.rest<CaseAnswer>('POST', `client/${firm.client}/case/legal-aid`, body)
    expect(await post({ ...careCase(firm), stage_: 1, __proto: 2 })).toMatchObject({
      status: 422,
      body: { details: { stage_: 'This field is not known.', __proto: 'This field is not known.' } },
    })
    expect(await post({ ...careCase(firm), version: 9, uuid: randomUUID() })).toMatchObject({
      status: 201,
      body: { stage: 'in_progress', version: 1 },
    })
  })

  test('fields that do not apply to its type are set to null', async () => {
    const { represented_party, parties_represented } = await newCase(ASHDOWN, { case_type: 'placement' })
    expect({ represented_party, parties_represented }).toEqual({ represented_party: null, parties_represented: null })
  })

  test('cannot refer to records of another firm', async () => {
    const firm = await firmOf(ASHDOWN)
    const other = await firmOf(CALDER)
    const { status, body } = await ashdown.rest(
      'POST',
      `client/${firm.client}/case/legal-aid`,
      careCase(firm, { fee_earner: other.feeEarner, site: other.site, staff_member: other.person }),
    )
    expect([status, body.details]).toEqual([
      422,
      {
        fee_earner: 'Choose one from the list.',
        site: 'Choose one from the list.',
        staff_member: 'Choose one from the list.',
      },
    ])
  })

  test('one idempotency key creates once; with another body it is refused', async () => {
    const firm = await firmOf(ASHDOWN)
    const key = randomUUID()
    const body = careCase(firm)
    const post = (sent: unknown) =>
      ashdown.rest<CaseAnswer>('POST', `client/${firm.client}/case/legal-aid`, sent, { 'idempotency-key': key })
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body)))
    const created = answers.filter(({ status }) => status === 201)
    expect(new Set(created.map((answer) => answer.body.uuid)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect((await post({ ...body, case_name: 'Another' })).status).toBe(422)
    const { body: list } = await ashdown.rest<CaseAnswer[]>('GET', `client/${firm.client}/case`)
    expect(list.filter(({ case_name }) => case_name === body.case_name)).toHaveLength(1)
  })
})

describe('a change', () => {
  test('saves the given fields, validated with the stored ones, and is audited by field', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const patch = (path: string, body: unknown) => ashdown.rest<CaseAnswer>('PATCH', path, body)
    expect(await patch(`client/case/legal-aid/${uuid}`, { case_name: 'Re Changed' })).toMatchObject({
      status: 200,
      body: { case_name: 'Re Changed', version: 2 },
    })
    expect(await patch(`client/case/legal-aid/${uuid}`, { represented_party: null })).toMatchObject({
      status: 422,
      body: { details: { represented_party: 'This is required.' } },
    })
    expect(await patch(`client/case/${uuid}/certificate`, { court_level: 'high_court_judge' })).toMatchObject({
      status: 200,
      body: { version: 3, certificate: { court_level: 'high_court_judge' } },
    })
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { audit { totalCount nodes { by { name } action sentences } } } }',
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: {
        audit: {
          totalCount: 3,
          nodes: [
            {
              by: { name: 'Priya Shah' },
              action: 'changed',
              sentences: ['Court level: Other judge → High Court judge.'],
            },
            { action: 'changed', sentences: [expect.stringMatching(/^Case name: Re Test .* → Re Changed\.$/)] },
            { action: 'added', sentences: ['Case added.'] },
          ],
        },
      },
    })
  })

  test('without effect leaves version and audit unchanged', async () => {
    const { uuid, case_name } = await newCase(ASHDOWN)
    expect(await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_name })).toMatchObject({
      body: { version: 1 },
    })
  })

  test('a stale version is 412 with the row as it is now; without one it is applied', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const patch = (case_name: string, tag?: string) =>
      ashdown.rest<CaseAnswer>('PATCH', `client/case/legal-aid/${uuid}`, { case_name }, tag ? { 'if-match': tag } : {})
    const first = await patch('Re First', '"1"')
    expect([first.status, first.headers.etag]).toEqual([200, '"2"'])
    expect(await patch('Re Second', '"1"')).toMatchObject({
      status: 412,
      body: { current: { case_name: 'Re First', version: 2 } },
    })
    expect(await patch('Re Third')).toMatchObject({ status: 200 })
    const { errors } = await ashdown.graphql(
      'mutation($c: ID!) { editLegalAidCase(uuid: $c, input: { caseName: "Re Fourth" }, version: "1") { uuid } }',
      { c: uuid },
    )
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT', current: { caseName: 'Re Third', version: '3' } },
    })
  })

  test('a type and the scopes it needs are changed in one mutation', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const { data, errors } = await ashdown.graphql(
      `mutation($c: ID!) {
        editLegalAidCase(uuid: $c, input: {
          caseName: "Re Finance", caseType: finance, certificate: { certificateScopes: [{ scope: "FM062" }] }
        }) { caseName caseType certificate { certificateScopes { scope } } }
      }`,
      { c: uuid },
    )
    expect([errors, data]).toEqual([
      undefined,
      {
        editLegalAidCase: {
          caseName: 'Re Finance',
          caseType: 'finance',
          certificate: { certificateScopes: [{ scope: 'FM062' }] },
        },
      },
    ])
  })

  test('a type without the scopes it needs changes nothing, with whatever else it comes', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const edit = async (input: string) => {
      const { errors } = await ashdown.graphql(
        `mutation($c: ID!) { editLegalAidCase(uuid: $c, version: "1", input: { ${input} }) { uuid } }`,
        { c: uuid },
      )
      return Object.keys((errors?.[0]?.extensions.details ?? {}) as object).toSorted()
    }
    const details = ['case_type', 'certificate_scopes']
    expect(await edit('caseType: finance')).toEqual(details)
    expect(await edit('caseName: "Re Half", caseType: finance')).toEqual(details)
    expect(await edit('caseName: "Re Half", caseType: finance, certificate: { transfer: true }')).toEqual([
      'certificate_scopes',
    ])
    expect(await edit('caseName: "Re Half", certificate: { certificateNumber: "short" }')).toEqual([
      'certificate_number',
    ])
    const { data } = await ashdown.graphql('query($c: ID!) { case(uuid: $c) { caseName caseType version } }', {
      c: uuid,
    })
    expect(data).toMatchObject({ case: { caseType: 'care_and_supervision', version: '1' } })
  })

  test('of many editors with one version exactly one wins', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_name: `Re Editor ${i}` }, { 'if-match': '"1"' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 412)])
  })

  test('is refused for a completed case until it is reopened', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`)
    expect(await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_name: 'Re Late' })).toMatchObject({
      status: 409,
    })
    expect(await ashdown.rest('PATCH', `client/case/${uuid}/certificate`, { transfer: true })).toMatchObject({
      status: 409,
    })
    await ashdown.rest('POST', `client/case/${uuid}/status/in_progress`)
    expect(await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_name: 'Re Late' })).toMatchObject({
      status: 200,
    })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/lost`)).status).toBe(404)
  })
})

describe('the list', () => {
  interface Paged {
    totalCount: number
    nodes: { uuid: string; caseName: string; updatedAt: string }[]
    pageInfo: { endCursor: string | null; hasNextPage: boolean }
  }
  test('pages through every case once and in order, whatever it is sorted by; past the end it still returns the total count', async () => {
    const search = `Paged ${randomUUID().slice(0, 8)}`
    for (let i = 0; i < 5; i++) await newCase(ASHDOWN, { case_name: `${search} ${i % 2}` })
    const keyOf = {
      updated_at: ({ updatedAt }: Paged['nodes'][number]) => updatedAt,
      case_name: ({ caseName }: Paged['nodes'][number]) => caseName,
      fee_earner: () => '',
    }
    for (const [field, direction] of [
      ['updated_at', 'desc'],
      ['case_name', 'asc'],
      ['case_name', 'desc'],
      ['fee_earner', 'desc'],
    ] as const) {
      const page = async (after: string | null): Promise<Paged> => {
        const { data } = await ashdown.graphql(
          `query($s: String, $a: String) { cases(first: 2, after: $a, search: $s, sort: { field: ${field}, direction: ${direction} }) { totalCount nodes { uuid caseName updatedAt } pageInfo { endCursor hasNextPage } } }`,
          { s: search, a: after },
        )
        return (data as { cases: Paged }).cases
      }
      const seen: Paged['nodes'] = []
      let at: Paged = await page(null)
      for (; ; at = await page(at.pageInfo.endCursor)) {
        expect(at.totalCount).toBe(5)
        seen.push(...at.nodes)
        if (!at.pageInfo.hasNextPage) break
      }
      const keys = seen.map(keyOf[field])
      const ordered = keys.toSorted()
      expect([new Set(seen.map(({ uuid }) => uuid)).size, keys]).toEqual([
        5,
        direction === 'desc' ? ordered.toReversed() : ordered,
      ])
      expect(await page(at.pageInfo.endCursor)).toEqual({
        totalCount: 5,
        nodes: [],
        pageInfo: { endCursor: null, hasNextPage: false },
      })
    }
  })

  test('a costs draftsman sees the cases of the children they may read, merged; no others', async () => {
    await newCase(BRYN)
    const names = async (email: string) => {
      const { data } = await as(email).graphql('{ cases(first: 200) { nodes { client { name } } } }')
      return [
        ...new Set(
          (data as { cases: { nodes: { client: { name: string } }[] } }).cases.nodes.map(({ client }) => client.name),
        ),
      ].toSorted()
    }
    expect(await names(DRAFTSMAN)).toEqual(['Ashdown Family Law'])
    expect(await names('owner@harbour.example')).toEqual(['Ashdown Family Law', 'Bryn Solicitors'])
    expect(await names(CALDER)).toEqual(['Calder & Co'])
    expect((await as('admin@costdraft.example').graphql('{ cases { totalCount } }')).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
  })

  test('one case is answered in the columns that are asked for, with the rights of the whole', async () => {
    const { uuid, client, stage } = await newCase(ASHDOWN)
    const path = `client/case/${uuid}?columns=client,stage`
    const { body, headers } = await ashdown.rest('GET', path)
    expect(body).toEqual({ uuid, client, stage })
    // The version of the whole is not that of a part.
    expect(headers.etag).toBeUndefined()
    const others = await Promise.all(
      [path, `client/case/${randomUUID()}?columns=client`].map((of) => as(CALDER).rest('GET', of)),
    )
    expect(others.map((answer) => [answer.status, answer.body.message])).toEqual([
      [404, 'Not found.'],
      [404, 'Not found.'],
    ])
    expect(await ashdown.rest('GET', `client/case/${uuid}?columns=narrative`)).toMatchObject({
      status: 422,
      body: { details: { columns: expect.any(String) } },
    })
  })

  test.each([
    ['first=0', 'first'],
    ['first=201', 'first'],
    ['after=nonsense', 'after'],
    ['status=lost', 'status'],
    ['sort=secret', 'sort'],
    ['columns=uuid,narrative', 'columns'],
  ])('refuses %s', async (query, field) => {
    expect(await ashdown.rest('GET', `client/case?${query}`)).toMatchObject({
      status: 422,
      body: { details: { [field]: expect.any(String) } },
    })
  })
})

describe('the records a case refers to', () => {
  test('a new headquarters makes the earlier one an ordinary office', async () => {
    const owner = as('owner@calder.example')
    const { client } = await firmOf(CALDER)
    const site = {
      site_name: 'York',
      first_line_address: '1 Stonegate',
      town: 'York',
      postcode: 'yo1 8an',
      region: 'North',
      location: 'Non-London',
      headquarters: true,
    }
    expect(await owner.rest('POST', `clients/${client}/sites`, site)).toMatchObject({
      status: 201,
      body: { headquarters: true, postcode: 'YO1 8AN' },
    })
    const { body } = await owner.rest<{ site_name: string; headquarters: boolean }[]>('GET', `clients/${client}/sites`)
    expect(body.filter(({ headquarters }) => headquarters).map(({ site_name }) => site_name)).toEqual(['York'])
    expect(
      await owner.rest('POST', `clients/${client}/sites`, { ...site, postcode: 'nowhere', region: 'East' }),
    ).toMatchObject({ status: 422, body: { details: { postcode: expect.any(String), region: expect.any(String) } } })
  })

  test('a fee earner gets their initials, and an office of the same firm', async () => {
    const { client, site } = await firmOf(CALDER)
    const other = await firmOf(ASHDOWN)
    const post = (body: unknown) => as(CALDER).rest('POST', `client/${client}/fee-earner`, body)
    const earner = { site, firstname: 'mary ann', surname: "o'Neill", type: 'solicitor', grade: 'B' }
    expect(await post(earner)).toMatchObject({ status: 201, body: { initials: 'MO', is_panel_member: false } })
    expect(await post({ ...earner, site: other.site })).toMatchObject({
      status: 422,
      body: { details: { site: 'Choose one from the list.' } },
    })
  })

  test('an owner of a parent firm drafts for its children, and for no other', async () => {
    const { data } = await as(DRAFTSMAN).graphql(
      '{ solicitors { name sites { siteName } feeEarners { initials } staff { name } } }',
    )
    expect(data).toMatchObject({
      solicitors: [
        {
          name: 'Ashdown Family Law',
          staff: expect.arrayContaining([{ name: 'Priya Shah' }, { name: 'David Penrose' }]),
        },
      ],
    })
    expect(await ashdown.graphql('{ solicitors { name } }')).toMatchObject({
      data: { solicitors: [{ name: 'Ashdown Family Law' }] },
    })
  })
})

test('only its author may change a note', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const post = await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/note`, { body: 'Ring the court.' })
  expect(post.status).toBe(201)
  const path = `client/case/${uuid}/note/${post.body.uuid}`
  expect(await as(DRAFTSMAN).rest('PATCH', path, { body: 'Mine now.' })).toMatchObject({ status: 403 })
  expect(await ashdown.rest('PATCH', path, { body: 'No' })).toMatchObject({
    status: 422,
    body: { details: { body: 'Enter at least 3 characters.' } },
  })
  expect(await ashdown.rest('PATCH', path, { body: 'Rang the court.' })).toMatchObject({
    status: 200,
    body: { body: 'Rang the court.', version: 2 },
  })
  expect((await ashdown.rest('DELETE', path)).status).toBe(204)
  expect((await ashdown.rest<unknown[]>('GET', `client/case/${uuid}/note`)).body).toEqual([])
})
