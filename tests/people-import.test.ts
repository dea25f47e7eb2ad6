import { randomUUID } from 'node:crypto'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, office, word, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { peopleOf, peopleState, sheet, usersOf } from './support/people-import.ts'
import { ledgerForm } from './support/ledger-form.ts'
import { readOnlyProgram } from './support/ledger-import.ts'
import { sent } from './support/sent.ts'
import { atLink } from './support/account-links.ts'
import { PASSWORD, signIn } from './support/sign-in.ts'

type Owned = Firm & { owner: string }
const address = (): string => `${word('p').slice(0, 16)}@firm.example`

/** A firm with a child client of its own. */
async function firmWithChild(): Promise<{ firm: Owned; child: Owned & { name: string } }> {
  const firm = await makeFirm(ADMIN, 'costs_draftsman')
  const name = word('Child')
  return { firm, child: { ...(await makeFirm(firm.owner, 'solicitor', name)), name } }
}

const HEAD = 'Name,E-mail,Role,Location,SRA number,Grade,Fee earner type,Child client,Role in child client'
let firm: Owned
let child: Owned & { name: string }
let other: Owned
beforeAll(async () => {
  ;({ firm, child } = await firmWithChild())
  other = await makeFirm(ADMIN, 'solicitor')
})

describe('a preview', () => {
  test('says what each row becomes, and stores nothing', async () => {
    const before = await peopleState(firm.owner, firm.client)
    const [amira, ben] = [address(), address()]
    const { status, body } = await peopleOf(firm.owner, firm.client).preview(
      sheet(
        HEAD,
        `Amira Khan,${amira},Solicitor,,650123,B,,${child.name},Team leader`,
        `"Okoro, Ben",${ben},costs_draftsman,,,,,,`,
        'Cara Lowe,,,,,D,,,',
        '',
        'Name,E-mail,Role,Location,SRA number,Grade,Fee earner type,Child client,Role in child client',
      ),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sheets: [],
      sheet: null,
      heading_row: 1,
      missing: [],
      refused: null,
      more_rows: 0,
      sends_mail: false,
      counts: {
        ready: 3,
        warning: 0,
        error: 0,
        left_out: 1,
        users_added: 2,
        users_updated: 0,
        fee_earners_added: 2,
        links_set: 1,
        unchanged: 0,
      },
    })
    expect(body.columns.map(({ column, guessed_by }) => [column, guessed_by])).toEqual(
      [
        'name',
        'email_address',
        'client_role',
        'site',
        'solicitor_sra_number',
        'grade',
        'fee_earner_type',
        'child_client',
        'child_client_role',
      ].map((column) => [column, 'heading']),
    )
    const site = { uuid: firm.site, name: expect.any(String) as string }
    expect(body.rows).toMatchObject([
      {
        row: 2,
        state: 'ready',
        name: 'Amira Khan',
        email_address: amira,
        client_role: 'solicitor',
        site,
        fee_earner: { type: 'solicitor', grade: 'B' },
        link: { client_uuid: child.client, name: child.name, client_role: 'team_leader' },
        user_change: 'added',
        fee_earner_change: 'added',
        link_change: 'added',
        messages: [],
      },
      {
        row: 3,
        name: 'Ben Okoro',
        client_role: 'costs_draftsman',
        site,
        fee_earner: null,
        link: null,
        user_change: 'added',
        fee_earner_change: null,
        link_change: null,
      },
      {
        row: 4,
        name: 'Cara Lowe',
        email_address: null,
        client_role: null,
        site,
        fee_earner: { type: 'paralegal', grade: 'D' },
        user_change: null,
        fee_earner_change: 'added',
      },
      { row: 6, state: 'left_out', left_out: 'headings', user_change: null },
    ])
    expect(body.meanings.find(({ column }) => column === 'child_client')).toEqual({
      column: 'child_client',
      text: child.name,
      rows: 1,
      value: child.client,
      offered: [{ value: child.client, label: child.name }],
    })
    expect(await peopleState(firm.owner, firm.client)).toEqual(before)
  })

  test('reads windows-1252 with semicolons, and the headings that other programs write', async () => {
    const { body } = await peopleOf(firm.owner, firm.client).preview(
      Buffer.from(
        `Forename;Family name;E-Mail Address;Access level\nZo\u00eb;O\u2019Brien;${address()};Costs draughtsman\n`.replace(
          '\u2019',
          '\u0092',
        ),
        'latin1',
      ),
    )
    expect(body.rows).toMatchObject([{ name: 'Zoë O’Brien', client_role: 'costs_draftsman', state: 'ready' }])
    const marked = await peopleOf(firm.owner, firm.client).preview(
      `\ufeffPeople of the firm\n\n"Surname, first name",Email,Role\n"Khan, Amira",${address()},Owner\n`,
    )
    expect(marked.body).toMatchObject({ heading_row: 3, rows: [{ name: 'Amira Khan', client_role: 'owner' }] })
  })

  test('asks what nobody knows, and takes what was chosen', async () => {
    const { preview } = peopleOf(firm.owner, firm.client)
    const file = sheet('Who,Mail,Job,Where', `Dan Fox,${address()},Boss,Upstairs`)
    const first = await preview(file, { columns: { 0: 'name', 2: 'client_role', 3: 'site' }, heading_row: 1 })
    expect(first.body.columns.map(({ column, guessed_by }) => [column, guessed_by])).toEqual([
      ['name', 'chosen'],
      ['email_address', 'heading'],
      ['client_role', 'chosen'],
      ['site', 'chosen'],
    ])
    expect(first.body.meanings.map(({ column, text, value }) => [column, text, value])).toEqual([
      ['client_role', 'Boss', null],
      ['site', 'Upstairs', null],
    ])
    expect(first.body.rows[0]).toMatchObject({
      state: 'error',
      messages: [
        { column: 'Job', value: 'Boss', message: 'This is no role. Choose the one that it means.' },
        { column: 'Where', value: 'Upstairs' },
      ],
    })
    const choices = {
      columns: { 0: 'name', 2: 'client_role', 3: 'site' },
      heading_row: 1,
      values: { client_role: { boss: 'owner' }, site: { UPSTAIRS: firm.site } },
      cells: { 2: { 0: 'Daniel Fox' } },
    } as const
    const second = await preview(file, choices)
    expect(second.body.rows[0]).toMatchObject({
      state: 'ready',
      name: 'Daniel Fox',
      client_role: 'owner',
      corrected: [0],
    })
    for (const value of [other.site, 'admin', randomUUID()]) {
      const refused = await preview(file, { ...choices, values: { site: { upstairs: value } } })
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'Choose from what is offered for the words in the file.',
      ])
    }
  })

  test('says what is missing, and which choices cannot be read', async () => {
    const { preview } = peopleOf(firm.owner, firm.client)
    expect((await preview('Surname,Role\nFox,Owner')).body).toMatchObject({
      missing: ['first_name', 'email_address'],
      rows: [],
    })
    expect((await preview('Grade,Role\nA,Owner')).body).toMatchObject({ missing: ['name'] })
    expect((await preview('one\ntwo')).body).toMatchObject({ heading_row: null, columns: [], rows: [] })
    for (const choices of ['{', '[]', '{"columns":{"0":"salary"}}', '{"values":{"name":{}}}', '{"secret":1}'])
      expect((await preview('Name,E-mail\nA B,a@b.example', choices)).status).toBe(422)
    const many = Array.from({ length: 2_001 }, (_, i) => `Amy Fox,p${i}@firm.example`)
    expect((await preview(sheet('Name,E-mail', ...many))).body).toMatchObject({
      refused: 'A sheet of people may hold 2,000 rows; this one holds more. Send it in parts.',
      rows: [],
    })
    const pdf = await preview('%PDF-1.7', undefined, { name: 'people.pdf' })
    expect([pdf.status, pdf.body.message]).toEqual([422, 'A sheet of people is a CSV or Excel file.'])
    expect((await preview(Buffer.from([0, 1, 2, 3]))).body.message).toBe('A sheet of people is a CSV or Excel file.')
  })
})

describe('an import', () => {
  test('sets up twenty people with links, without a password, and the first of them signs in', async () => {
    const { firm: own, child: theirs } = await firmWithChild()
    const people = Array.from({ length: 20 }, (_, i) => ({
      name: `Amy${'abcdefghijklmnopqrst'[i]} Fox`,
      email: address(),
    }))
    const file = sheet(
      HEAD,
      ...people.map(({ name, email }) => `${name},${email},Solicitor,,650123,B,,${theirs.name},Solicitor`),
    )
    const { status, body } = await peopleOf(own.owner, own.client).take(file)
    expect(status).toBe(201)
    expect(body).toMatchObject({ users_added: 20, fee_earners_added: 20, links_set: 20, unchanged: 0, failed: [] })
    expect(body.invitations.map(({ name, email_address }) => ({ name, email: email_address }))).toEqual(people)
    const users = await usersOf(own.owner, own.client)
    for (const { email } of people)
      expect(users.get(email)).toMatchObject({
        client_role: 'solicitor',
        site_uuid: own.site,
        solicitor_sra_number: '650123',
        children_clients: { [theirs.client]: { role: 'solicitor' } },
      })
    const [first] = body.invitations
    expect(first).toMatchObject({
      sent_to: null,
      link: expect.stringContaining(`${instance.authUrl}/account/`) as string,
    })
    // Nobody can sign in by what everybody else has.
    await expect(signIn(instance, people[1]!.email, PASSWORD)).rejects.toThrow()
    expect((await atLink(first!.link!).choose(PASSWORD)).status).toBeLessThan(400)
    await signIn(instance, people[0]!.email, PASSWORD)
    const { body: earners } = await as(own.owner).rest<{ firstname: string; user: string; initials: string }[]>(
      'GET',
      `client/${own.client}/fee-earner`,
    )
    expect(earners.filter(({ user }) => users.get(people[0]!.email)?.uuid === user)).toMatchObject([
      { firstname: 'Amya', initials: 'AF', grade: 'B', type: 'solicitor', site: own.site },
    ])
    const again = await peopleOf(own.owner, own.client).take(file)
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ import_uuid: null, users_added: 0, unchanged: 20, invitations: [] })
  })

  test('takes 500 rows', { timeout: 120_000 }, async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const letters = 'abcdefghij'
    const lines = Array.from({ length: 500 }, (_, i) => {
      const name = [...String(i)].map((digit) => letters[Number(digit)]).join('')
      return `Ann${name} Bell,${word('q').slice(0, 20)}${i}@firm.example,Costs draftsman,,,C,,,`
    })
    const { status, body } = await peopleOf(own.owner, own.client).take(sheet(HEAD, ...lines))
    expect([status, body.users_added, body.fee_earners_added]).toEqual([201, 500, 500])
    const undone = await peopleOf(own.owner, own.client).undo(body.import_uuid!)
    expect(undone.body).toMatchObject({ users_removed: 500, fee_earners_removed: 500, kept: [] })
  })

  test('takes the sheet of a workbook that was chosen', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const email = address()
    const file = Buffer.from(
      await writeXlsx({
        sheets: [
          // It reads as a ledger, which says nothing of people.
          {
            name: 'Time',
            rows: [
              ['Date', 'Fee earner', 'Activity', 'Time'],
              ['03/02/2025', 'Eve Stone', 'preparation', '0.5'],
            ],
          },
          {
            name: 'People',
            rows: [
              ['Name', 'E-mail', 'Role'],
              ['Eve Stone', email, 'Team leader'],
            ],
          },
        ],
      }),
    )
    const { preview, take } = peopleOf(own.owner, own.client)
    const asked = await preview(file, undefined, { name: 'people.xlsx' })
    expect(asked.body).toMatchObject({ sheet: null, sheets: [{ name: 'Time' }, { name: 'People' }], rows: [] })
    expect((await take(file, { name: 'people.xlsx' })).body.message).toBe(
      'Say which sheet of the workbook lists the people.',
    )
    const { status } = await take(file, { name: 'people.xlsx', choices: { sheet: 'People' } })
    expect([status, (await usersOf(own.owner, own.client)).get(email)?.client_role]).toEqual([201, 'team_leader'])
  })

  test('takes all rows or none, or those that are right, and gives the others back with the reasons', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const good = address()
    const file = sheet(
      HEAD,
      `Amy Fox,${good},Team leader,,,,,,`,
      `Bob,${address()},Team leader,,,,,,`,
      'Cy Gray,nobody,Team leader,,,,,,',
      `Di Hay,${address()},Solicitor,,,,,,`,
      `Ed Ives,${other.owner},Team leader,,,,,,`,
      'Flo Jay,,Team leader,,,,,,',
      `=Gus Kay,${address()},Clerk,Leeds,,E,,,`,
      `Hal Lee,${address()},,HQ,,,,,`,
    )
    const { take, failed } = peopleOf(own.owner, own.client)
    const refused = await take(file)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      '7 rows of the sheet cannot be taken. Nothing was stored.',
    ])
    expect(refused.body.failed?.map(({ row, column, value, message }) => [row, column, value, message])).toEqual([
      [3, 'Name', 'Bob', 'Enter a first name and a surname.'],
      [4, 'E-mail', 'nobody', 'Enter an e-mail address, such as name@firm.co.uk.'],
      [5, 'SRA number', '', 'This is required.'],
      [6, 'E-mail', other.owner, 'This e-mail address cannot be used.'],
      [7, 'E-mail', '', expect.stringContaining('neither an e-mail address nor a grade') as string],
      [8, 'Role', 'Clerk', 'This is no role. Choose the one that it means.'],
      [8, 'Location', 'Leeds', expect.stringContaining('no location of this name') as string],
      [8, 'Grade', 'E', 'This is no grade. Choose the one that it means.'],
      [9, 'SRA number', '', 'Say the role, or this number: without a role the person is a solicitor.'],
    ])
    expect([...(await usersOf(own.owner, own.client)).keys()]).toEqual([own.owner])
    const csv = await failed(file)
    expect(csv.headers.get('content-disposition')).toContain('failed-rows.csv')
    expect(csv.text.startsWith(`${HEAD},Why`)).toBe(true)
    expect(csv.text).toContain("'=Gus Kay")
    expect(csv.text).toContain('This e-mail address cannot be used.')
    expect(csv.text).not.toContain('Amy Fox')
    const taken = await take(file, { query: '?rows=good' })
    expect(taken.status).toBe(201)
    expect(taken.body).toMatchObject({ users_added: 1, failed: refused.body.failed })
    expect([...(await usersOf(own.owner, own.client)).keys()].toSorted()).toEqual([own.owner, good].toSorted())
    // The rows of the list are mended and sent again: the apostrophe of the export is not part of the name.
    const mended = await take(
      csv.text.replace("'=Gus Kay", 'Gus Kay').replace('Clerk,Leeds', 'Owner,').replace(',E,', ',,'),
      {
        query: '?rows=good',
      },
    )
    expect(mended.body).toMatchObject({ users_added: 1, invitations: [{ name: 'Gus Kay' }] })
  })

  test('takes rows of one person together, and refuses one that contradicts, by the other row', async () => {
    const { firm: own, child: one } = await firmWithChild()
    const two = { ...(await makeFirm(own.owner, 'solicitor', word('Second'))) }
    const { body: client } = await as(own.owner).rest<{ name: string }>('GET', `clients/${two.client}`)
    const email = address()
    const file = sheet(
      HEAD,
      `Amy Fox,${email},Team leader,,,A,,${one.name},Team leader`,
      `Amy Fox,${email.toUpperCase()},,,,,,${client.name},Solicitor`,
      `Amy Fox,${email},Owner,,,,,,`,
      `Amy Foxe,${email},,,,,,,`,
    )
    const { preview, take } = peopleOf(own.owner, own.client)
    const { body } = await preview(file)
    expect(body.rows.map(({ state, user_change, link_change }) => [state, user_change, link_change])).toEqual([
      ['ready', 'added', 'added'],
      ['ready', 'unchanged', 'added'],
      ['error', null, null],
      ['error', null, null],
    ])
    expect(body.rows.slice(2).map(({ messages }) => messages)).toEqual([
      [{ column: 'Role', value: 'Owner', message: 'Row 2 says “Team leader” of the same person.' }],
      [{ column: 'Name', value: 'Amy Foxe', message: 'Row 2 says “Amy Fox” of the same person.' }],
    ])
    const { body: taken } = await take(file, { choices: { leave_out: [4, 5] } })
    expect(taken).toMatchObject({ users_added: 1, fee_earners_added: 1, links_set: 2, left_out: 2 })
    expect((await usersOf(own.owner, own.client)).get(email)?.children_clients).toMatchObject({
      [one.client]: { role: 'team_leader' },
      [two.client]: { role: 'solicitor' },
    })
    // What is wrong with one row of a person stops the others of theirs.
    const next = address()
    const wrong = await preview(
      sheet(HEAD, `Bo Hill,${next},Team leader,,,,,nowhere,Owner`, `Bo Hill,${next},,,,,,${one.name},Owner`),
    )
    expect(wrong.body.rows.map(({ state }) => state)).toEqual(['error', 'error'])
    expect(wrong.body.rows[1]?.messages[0]?.message).toBe(
      'Row 2 of the same person cannot be taken, so neither can this one.',
    )
  })

  test('changes users who are there as their form does, and leaves what the file does not say', async () => {
    const { firm: own, child: theirs } = await firmWithChild()
    const leeds = await sent(own.owner, 'POST', `clients/${own.client}/sites`, office('Leeds', { headquarters: false }))
    const mary = await makePerson(own.owner, own, 'owner', 'Mary', { [theirs.client]: 'owner' })
    const gone = await makePerson(own.owner, own, 'team_leader')
    await as(own.owner).rest('DELETE', `users/${gone.uuid}`)
    const file = sheet(
      HEAD,
      `Mary Tester,${mary.email},Team leader,Leeds,,,,,`,
      `Mary Tester,${gone.email},Team leader,,,,,,`,
      `${(await usersOf(own.owner, own.client)).get(own.owner)?.firstname} Tester,${own.owner},Team leader,,,,,,`,
    )
    const { take } = peopleOf(own.owner, own.client)
    const { body } = await take(file, { query: '?rows=good' })
    expect(body).toMatchObject({ users_added: 0, users_updated: 1, invitations: [] })
    expect(body.failed.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Role', 'This user is deactivated. Reactivate the user first.'],
      [4, 'Role', 'Nobody changes their own role.'],
    ])
    expect((await usersOf(own.owner, own.client)).get(mary.email)).toMatchObject({
      firstname: 'Mary',
      client_role: 'team_leader',
      site_uuid: leeds.uuid,
      // Lowered with the role, as by the form.
      children_clients: { [theirs.client]: { role: 'team_leader' } },
    })
    const undone = await peopleOf(own.owner, own.client).undo(body.import_uuid!)
    expect(undone.body).toMatchObject({ users_restored: 1, links_restored: 1, kept: [] })
    expect((await usersOf(own.owner, own.client)).get(mary.email)).toMatchObject({
      client_role: 'owner',
      site_uuid: own.site,
      children_clients: { [theirs.client]: { role: 'owner' } },
    })
  })

  test('keeps an owner, whoever imports', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const name = (await usersOf(own.owner, own.client)).get(own.owner)?.firstname
    const demoted = `${name} Tester,${own.owner},Team leader,,,,,,`
    const refused = await peopleOf(ADMIN, own.client).take(sheet(HEAD, demoted))
    expect(refused.body.failed).toMatchObject([
      { row: 2, column: 'Role', message: 'A firm keeps an owner. Make someone else the owner first.' },
    ])
    const next = address()
    const { status, body } = await peopleOf(ADMIN, own.client).take(
      sheet(HEAD, demoted, `New Owner,${next},Owner,,,,,,`),
    )
    expect([status, body.users_updated, body.users_added]).toEqual([201, 1, 1])
    // The new owner cannot be taken away before the old one is back, so that comes first.
    const undone = await peopleOf(ADMIN, own.client).undo(body.import_uuid!)
    expect(undone.body).toMatchObject({ users_restored: 1, users_removed: 1, kept: [] })
  })

  test('leaves fee earners who are there, and says where they are changed', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const { firstname } = (await as(own.owner).rest<{ firstname: string }[]>('GET', `client/${own.client}/fee-earner`))
      .body[0]!
    const file = (grade: string, type = '') => sheet(HEAD, `${firstname} Earner,,,,,${grade},${type},,`)
    const { preview } = peopleOf(own.owner, own.client)
    expect((await preview(file('A'))).body.rows[0]).toMatchObject({ state: 'ready', fee_earner_change: 'unchanged' })
    expect((await preview(file('Grade B', 'Paralegal'))).body.rows[0]?.messages).toEqual([
      {
        column: 'Grade',
        value: 'Grade B',
        message: `${firstname} Earner is of grade A here. Change it with the fee earner, where you say from which day.`,
      },
      {
        column: 'Fee earner type',
        value: 'Paralegal',
        message: `${firstname} Earner is a solicitor here. Change it with the fee earner, where you say from which day.`,
      },
    ])
    const user = await preview(sheet(HEAD, `${firstname} Earner,${address()},Team leader,,1,A,,,`))
    expect(user.body.rows[0]).toMatchObject({ state: 'warning', user_change: 'added', fee_earner_change: 'unchanged' })
    expect(user.body.rows[0]?.messages.map(({ column }) => column)).toEqual(['Grade', 'SRA number'])
  })

  test('is made once for a key, and its links are answered once', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const headers = { 'idempotency-key': randomUUID() }
    const { take, list } = peopleOf(own.owner, own.client)
    const file = sheet(HEAD, `Amy Fox,${address()},Team leader,,,,,,`)
    const first = await take(file, { headers })
    expect(first.body.invitations[0]?.link).toContain('/account/')
    const again = await take(file, { headers })
    expect(again).toEqual({
      status: 201,
      body: { ...first.body, invitations: first.body.invitations.map((one) => ({ ...one, link: null })) },
    })
    expect((await list()).body.imports).toHaveLength(1)
    expect((await take(sheet(HEAD, `Bo Fox,${address()},Team leader,,,,,,`), { headers })).status).toBe(422)
    expect((await take(file, { headers, choices: { leave_out: [2] } })).status).toBe(422)
  })
})

describe('who may', () => {
  test('an IT administrator imports, and gives no role above their own', async () => {
    const { firm: own, child: theirs } = await firmWithChild()
    const it = await makePerson(own.owner, own, 'it_administrator')
    const { take, preview } = peopleOf(it.email, own.client)
    const email = address()
    const file = sheet(
      HEAD,
      `Amy Fox,${email},IT administrator,,,B,,,`,
      `Bo Fox,${address()},Owner,,,,,,`,
      `Cy Fox,${address()},Team leader,,,,,${theirs.name},Owner`,
      `Other Name,${own.owner},,,,,,,`,
    )
    const { body } = await take(file, { query: '?rows=good' })
    expect(body).toMatchObject({ users_added: 1, fee_earners_added: 1 })
    expect(body.failed.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Role', 'You cannot give a role above your own.'],
      [4, 'Role in child client', 'You cannot give a role above your own.'],
      [5, 'E-mail', 'You cannot change a user whose role is above your own.'],
    ])
    const { meanings } = (await preview(sheet(HEAD, `Di Fox,${address()},Boss,,,,,,`))).body
    expect(meanings[0]?.offered.map(({ value }) => value)).not.toContain('owner')
    const chosen = await preview(file, { values: { client_role: { boss: 'owner' } } })
    expect(chosen.status).toBe(422)
  })

  test('neither other roles nor strangers, nor a program that may only read', async () => {
    const file = sheet(HEAD, `Amy Fox,${address()},Team leader,,,,,,`)
    const made = (await peopleOf(firm.owner, firm.client).take(file)).body.import_uuid!
    const leader = await makePerson(firm.owner, firm, 'team_leader')
    for (const [email, status] of [
      [leader.email, 403],
      [other.owner, 404],
      [child.owner, 404],
    ] as const) {
      const calls = peopleOf(email, firm.client)
      expect([
        (await calls.preview(file)).status,
        (await calls.failed(file)).status,
        (await calls.take(file)).status,
        (await calls.list()).status,
        (await calls.undo(made)).status,
      ]).toEqual([status, status, status, status, status])
    }
    const program = await readOnlyProgram(firm)
    const form = ledgerForm()
    for (const path of ['', '/preview', '/failed'])
      expect((await program.rest('POST', `users/clients/${firm.client}/import${path}`, form)).status).toBe(403)
    expect((await program.rest('DELETE', `users/clients/${firm.client}/import/${made}`)).status).toBe(403)
    const { body: seen } = await program.rest('GET', `users/clients/${firm.client}/import`)
    expect(seen.imports).toContainEqual(expect.objectContaining({ uuid: made, may_undo: false }))
    // An import is undone in its own client alone.
    expect((await peopleOf(other.owner, other.client).undo(made)).status).toBe(404)
    expect((await peopleOf(other.owner, other.client).list()).body.imports).toEqual([])
    expect((await peopleOf(firm.owner, firm.client).undo(made)).status).toBe(200)
  })

  test('a child client of another firm is not known, and an archived one is closed', async () => {
    const { firm: own, child: theirs } = await firmWithChild()
    const { firm: far, child: farther } = await firmWithChild()
    const line = (name: string) => sheet(HEAD, `Amy Fox,${address()},Team leader,,,,,${name},Team leader`)
    const { take } = peopleOf(own.owner, own.client)
    expect((await take(line(farther.name))).body.failed).toMatchObject([
      { column: 'Child client', message: expect.stringContaining('no child client of this name') as string },
    ])
    const chosen = await take(line('theirs'), { choices: { values: { child_client: { theirs: farther.client } } } })
    expect([chosen.status, chosen.body.message]).toEqual([
      422,
      'Choose from what is offered for the words in the file.',
    ])
    await as(own.owner).rest('POST', `clients/${theirs.client}/archive`)
    expect((await take(line(theirs.name))).body.failed).toMatchObject([
      { column: 'Child client', message: 'This client is archived. Restore it to change it.' },
    ])
    expect(far.client).not.toBe(own.client)
    await as(own.owner).rest('POST', `clients/${theirs.client}/restore`)
    const ofChild = await makeFirm(ADMIN, 'solicitor')
    await as(ADMIN).rest('POST', `clients/${ofChild.client}/archive`)
    expect((await peopleOf(ADMIN, ofChild.client).take(line(''))).status).toBe(409)
  })

  test('the gateway asks before it passes anything on', async () => {
    const host = `${instance.webUrl}/api/files`
    const file = sheet(HEAD, `Amy Fox,${address()},Team leader,,,,,,`)
    const { preview, take } = peopleOf(firm.owner, firm.client)
    expect((await preview(file, undefined, { host })).body.counts.ready).toBe(1)
    const { status, body } = await take(file, { host })
    expect(status).toBe(201)
    const leader = await makePerson(firm.owner, firm, 'team_leader')
    for (const [email, refused] of [
      [leader.email, 403],
      [other.owner, 404],
    ] as const)
      expect((await peopleOf(email, firm.client).take(file, { host })).status).toBe(refused)
    const { access_token } = await signIn(instance, firm.owner)
    const at = `${host}/users/clients/${firm.client}/import`
    const headers = { authorization: `Bearer ${access_token}` }
    const listed = (await (await fetch(at, { headers })).json()) as { imports: { uuid: string }[] }
    expect(listed.imports[0]?.uuid).toBe(body.import_uuid)
    const undone = await fetch(`${at}/${body.import_uuid}`, { method: 'DELETE', headers })
    expect([undone.status, await undone.json()]).toMatchObject([200, { users_removed: 1 }])
  })
})

describe('an undo', () => {
  test('leaves exactly what was there before, once', async () => {
    const { firm: own, child: theirs } = await firmWithChild()
    const mary = await makePerson(own.owner, own, 'team_leader', 'Mary', { [theirs.client]: 'costs_draftsman' })
    const before = await peopleState(own.owner, own.client)
    const calls = peopleOf(own.owner, own.client)
    const { body } = await calls.take(
      sheet(
        HEAD,
        `Amy Fox,${address()},Solicitor,,650123,B,,${theirs.name},Team leader`,
        `Marie Tester,${mary.email},Owner,,,C,,${theirs.name},Owner`,
        'Cy Gray,,,,,D,,,',
      ),
    )
    expect(body).toMatchObject({ users_added: 1, users_updated: 1, fee_earners_added: 3, links_set: 2 })
    expect(await peopleState(own.owner, own.client)).not.toEqual(before)
    const [record] = (await calls.list()).body.imports
    expect(record).toMatchObject({ uuid: body.import_uuid, file_name: 'people.csv', may_undo: true, undone_by: null })
    const { status, body: undone } = await calls.undo(body.import_uuid!)
    expect([status, undone]).toEqual([
      200,
      {
        users_removed: 1,
        users_deactivated: 0,
        users_restored: 1,
        fee_earners_removed: 3,
        links_restored: 2,
        kept: [],
      },
    ])
    expect(await peopleState(own.owner, own.client)).toEqual(before)
    expect((await calls.list()).body.imports[0]).toMatchObject({ may_undo: false, undone_by: record?.by })
    const twice = await calls.undo(body.import_uuid!)
    expect([twice.status, twice.body.message]).toEqual([409, 'This import was undone already.'])
    // An address that was removed for good is free again.
    expect(
      (await calls.take(sheet(HEAD, `Amy Fox,${body.invitations[0]!.email_address},Team leader,,,,,,`))).status,
    ).toBe(201)
  })

  test('deactivates who has signed in or is named, and keeps what was changed since', async () => {
    const { firm: own, child: theirs } = await firmWithChild()
    const mary = await makePerson(own.owner, own, 'team_leader')
    const [used, named, unused] = [address(), address(), address()]
    const calls = peopleOf(own.owner, own.client)
    const { body } = await calls.take(
      sheet(
        HEAD,
        `Amy Fox,${used},Team leader,,,B,,${theirs.name},Team leader`,
        `Bo Fox,${named},Team leader,,,,,,`,
        `Cy Fox,${unused},Team leader,,,C,,,`,
        `Marie Tester,${mary.email},,,,,,${theirs.name},Team leader`,
      ),
    )
    await atLink(body.invitations[0]!.link!).choose(PASSWORD)
    await signIn(instance, used, PASSWORD)
    const users = await usersOf(own.owner, own.client)
    await sent(own.owner, 'POST', `clients/${own.client}/user-group`, {
      name: word('Group'),
      users: [users.get(named)?.uuid],
    })
    await sent(own.owner, 'PATCH', `users/${mary.uuid}`, { surname: 'Changed' })
    await sent(own.owner, 'PATCH', `clients/${theirs.client}/users/${mary.uuid}`, { client_role: 'solicitor' })
    const earners = (
      await as(own.owner).rest<{ uuid: string; firstname: string }[]>('GET', `client/${own.client}/fee-earner`)
    ).body
    const cy = earners.find(({ firstname }) => firstname === 'Cy')!
    await sent(own.owner, 'PATCH', `client/${own.client}/fee-earner/${cy.uuid}`, { initials: 'CX' })
    const { body: undone } = await calls.undo(body.import_uuid!)
    expect(undone).toMatchObject({ users_removed: 0, users_deactivated: 3, users_restored: 0, fee_earners_removed: 1 })
    expect(undone.kept.map(({ row, name }) => [row, name])).toEqual([
      [4, 'Cy Fox'],
      [5, 'Marie Changed'],
      [5, 'Marie Changed'],
    ])
    const now = await usersOf(own.owner, own.client)
    for (const email of [used, named, unused]) expect(now.get(email)?.deactivated_at).not.toBeNull()
    expect(now.get(used)?.children_clients).toEqual({})
    expect(now.get(mary.email)).toMatchObject({
      surname: 'Changed',
      deactivated_at: null,
      children_clients: { [theirs.client]: { role: 'solicitor' } },
    })
  })

  test('brings a removed fee earner back without the user who is gone', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const calls = peopleOf(own.owner, own.client)
    const { body } = await calls.take(sheet(HEAD, `Amy Fox,${address()},Team leader,,,B,,,`))
    await calls.undo(body.import_uuid!)
    const removed = await as(own.owner).rest<{ kind: string; uuid: string; name: string }[]>('GET', 'clients/removal')
    const amy = removed.body.find(({ name }) => name === 'Amy Fox')!
    const back = await as(own.owner).rest('POST', `client/${own.client}/fee-earner/${amy.uuid}/restore-removal`)
    expect([back.status, back.body]).toMatchObject([200, { firstname: 'Amy', user: null }])
  })
})

test('the audit says in words what an import added, and what of it was undone', async () => {
  const own = await makeFirm(ADMIN, 'solicitor')
  const calls = peopleOf(own.owner, own.client)
  const { body } = await calls.take(sheet(HEAD, `Amy Fox,${address()},Team leader,,,B,,,`))
  await calls.undo(body.import_uuid!)
  const { data } = await as(own.owner).graphql(
    `query ($c: [ID!]) { administrationAudit(clients: $c, first: 7) { nodes { kind { name } recordName sentences } } }`,
    { c: [own.client] },
  )
  const { nodes } = (data?.administrationAudit ?? { nodes: [] }) as {
    nodes: { kind: { name: string }; recordName: string; sentences: string[] }[]
  }
  expect(nodes.map(({ kind, recordName, sentences }) => [kind.name, recordName, ...sentences])).toEqual([
    ['people_import', 'people.csv', 'Import undone: 1 user removed and 1 fee earner removed.'],
    ['user', 'Amy Fox', 'Removed.'],
    ['fee_earner', 'Amy Fox', 'Removed.'],
    ['people_import', 'people.csv', 'Imported: 1 user added and 1 fee earner added.'],
    ['fee_earner', 'Amy Fox', expect.any(String)],
    ['account_link', 'Amy Fox', 'Invited.'],
    ['user', 'Amy Fox', 'Added as Team leader.'],
  ])
})
