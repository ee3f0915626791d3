import { once } from 'node:events'
import { addCustomer, listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { cancelImport, changeImportRow, getImportRow } from '@wattdesk/contract/imports/calls.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { goodFile, goodLine, uploadsOf } from '../../../../test/uploads.ts'
import { killWhen, startWorkerProcess } from '../../../../test/worker-process.ts'
import { sealActivities, verifyActivities } from '../../activities/activity-chain.service.ts'
import { resumeStalled } from '../import-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)

const totalOf = async (admin: GivenMember) => (await server.call(listCustomers, { token: admin.token })).body.total

/** All dependent rows of a customer exist exactly once. */
async function expectWhole(admin: GivenMember, customers: number) {
  const [counts] = await server.sql(
    `select count(*)::int as customers, count(distinct c.account_email)::int as emails,
       (select count(*)::int from sites s join customers c on c.id = s.customer_id where c.affiliate_id = $1) as sites,
       (select count(*)::int from customer_users u join customers c on c.id = u.customer_id where c.affiliate_id = $1) as users,
       (select count(*)::int from activity_entries where affiliate_id = $1 and event = 'customer.created') as entries,
       (select count(*)::int from activity_values v join customers c on c.id = v.subject_id where c.affiliate_id = $1) as values,
       (select sum(customers)::int from (select customers from customer_counts where scope_id = $1
         union all select customers from customer_count_deltas where scope_id = $1) n) as counted
     from customers c where c.affiliate_id = $1`,
    [admin.tenantId],
  )
  expect(counts).toEqual({
    customers,
    emails: customers,
    sites: customers,
    users: customers,
    entries: customers,
    values: customers,
    counted: customers,
  })
}

it('gives imported homes the bidding zone of their country', async () => {
  const admin = await given.member('admin')
  await server.sql("update tenants set bidding_zone = '10Y1001A1001A82H' where id = $1", [admin.tenantId])
  const homes = [
    'a@home.example,A,B,Weg 1,68159,Mannheim,',
    'b@home.example,A,B,Weg 1,68159,Mannheim,DE',
    'c@home.example,A,B,Mill Lane 2,M1 1AE,Manchester,GB',
    'd@home.example,A,B,Via Roma 3,39100,Bolzano,IT',
  ]
  await uploads.importAll(admin, `accountEmail,firstName,lastName,address,zipCode,city,country\n${homes.join('\n')}\n`)
  const zones = await server.sql<{ bidding_zone: string | null }>(
    'select s.bidding_zone from sites s join customers c on c.id = s.customer_id where c.affiliate_id = $1 order by c.account_email',
    [admin.tenantId],
  )
  expect(zones.map((one) => one.bidding_zone)).toEqual(['10Y1001A1001A82H', '10Y1001A1001A82H', '10YGB----------A', null])
})

describe('two rows of one existing customer', () => {
  const file = `accountEmail,externalReferenceId,firstName,lastName,address,zipCode,city\n`
  const line = (email: string, reference: string, city: string) => `${email},${reference},Erika,Muster,Gartenweg 1,68159,${city}\n`

  it('change it once: the second one is refused until it names another customer', async () => {
    const admin = await given.member('admin')
    await uploads.importAll(admin, `${file}${line('erika@home.example', 'GV7', 'Mannheim')}`)
    const rows = `${line('erika@home.example', '', 'Bonn')}${line('new@home.example', 'GV7', 'Ulm')}${line('other@home.example', '', 'Kiel')}`
    const read = await uploads.read(admin, `${file}${rows}`)
    expect(read.details).toMatchObject({ rows: 3, new: 1, differs: 1, faulty: 1 })
    expect(await uploads.rows(admin, read.id, 'faulty')).toMatchObject([
      { row: 3, customerId: null, faults: [{ field: 'accountEmail', code: 'SameCustomer', params: { row: 2 } }] },
    ])
    const mend = async (row: number, values: object) => {
      const params = { importId: read.id, row }
      const { version, values: before } = (await server.call(getImportRow, { token: admin.token, params })).body
      return server.call(changeImportRow, { token: admin.token, params, body: { version, values: { ...before, ...values } } })
    }
    // Once the first row is about another customer, the second one may change this one.
    expect((await mend(2, { accountEmail: 'third@home.example' })).body.state).toBe('new')
    expect(await uploads.rows(admin, read.id, 'differs')).toMatchObject([{ row: 3, faults: [] }])
    expect((await mend(2, { accountEmail: 'erika@home.example' })).body.state).toBe('differs')
    expect(await uploads.rows(admin, read.id, 'faulty')).toMatchObject([{ row: 3 }])
    expect((await mend(3, { externalReferenceId: 'GV8' })).body.state).toBe('new')
    const current = await uploads.find(admin, read.id)
    await uploads.start(admin, current, 'update')
    await uploads.work(read.id)
    expect((await uploads.find(admin, read.id)).details).toMatchObject({ created: 2, updated: 1, refused: 0 })
    const cities = await server.sql('select account_email, city from customers where affiliate_id = $1 order by 1', [admin.tenantId])
    expect(cities).toEqual([
      { account_email: 'erika@home.example', city: 'Bonn' },
      { account_email: 'new@home.example', city: 'Ulm' },
      { account_email: 'other@home.example', city: 'Kiel' },
    ])
  })
})

describe('concurrent work', () => {
  it('of two workers on one import duplicates nothing', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(5_000))
    await uploads.start(admin, read)
    await Promise.all([uploads.work(read.id), uploads.work(read.id), uploads.work(read.id)])
    expect(await uploads.find(admin, read.id)).toMatchObject({ status: 'done', details: { created: 5_000, refused: 0 } })
    await expectWhole(admin, 5_000)
    const finished = await server.sql("select 1 from activity_entries where event = 'import.finished' and object_id = $1", [read.id])
    expect(finished).toHaveLength(1)
  })

  it('of two workers reads a file once', async () => {
    const admin = await given.member('admin')
    const { body } = await uploads.send(admin, goodFile(500))
    await Promise.all([uploads.work(body.id), uploads.work(body.id)])
    expect(await uploads.find(admin, body.id)).toMatchObject({ status: 'checked', details: { rows: 500, new: 500 } })
  })

  it('of two imports of the same customers creates each once, and the other import reports it', async () => {
    const admin = await given.member('admin')
    const [one, other] = [await uploads.read(admin, goodFile(3_000)), await uploads.read(admin, goodFile(3_000))]
    await uploads.start(admin, one)
    await uploads.start(admin, other)
    await Promise.all([uploads.work(one.id), uploads.work(other.id)])
    const [first, second] = [await uploads.find(admin, one.id), await uploads.find(admin, other.id)]
    expect([first.status, second.status]).toEqual(['done', 'done'])
    expect(first.details.created + second.details.created).toBe(3_000)
    expect(first.details.refused + second.details.refused).toBe(3_000)
    await expectWhole(admin, 3_000)
    const loser = first.details.refused > 0 ? one : other
    expect((await uploads.rows(admin, loser.id, 'exists'))[0]).toMatchObject({
      faults: [{ code: 'ExistsSince' }],
      customerId: expect.any(String),
    })
  })

  it('does not duplicate a customer created manually meanwhile, and reports its row', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(20))
    await uploads.start(admin, read)
    const body = given.customerModel(admin.tenantId, { accountEmail: 'person7@home.example' })
    const [byHand] = await Promise.all([server.call(addCustomer, { token: admin.token, body }), uploads.work(read.id)])
    const { details } = await uploads.find(admin, read.id)
    expect(details.created + details.refused).toBe(20)
    expect(byHand.status).toBe(details.refused === 1 ? 200 : 409)
    expect(await totalOf(admin)).toBe(20)
  })

  it('names the customer that was created after a row was read', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(3))
    const made = await given.customer(admin, { accountEmail: 'person2@home.example' })
    await uploads.start(admin, read)
    await uploads.work(read.id)
    expect((await uploads.find(admin, read.id)).details).toMatchObject({ created: 2, refused: 1 })
    expect(await uploads.rows(admin, read.id, 'exists')).toMatchObject([{ row: 3, customerId: made.id, faults: [{ code: 'ExistsSince' }] }])
  })

  it('of a cancelled import keeps its customers and creates no more', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(6_000))
    await uploads.start(admin, read)
    const work = uploads.work(read.id)
    const cancelled = await server.call(cancelImport, { token: admin.token, params: { importId: read.id } })
    await work
    expect(cancelled.status).toBe(200)
    const now = await uploads.find(admin, read.id)
    expect(now.status).toBe('cancelled')
    expect(await totalOf(admin)).toBe(now.details.created)
  })
})

describe('a large file', () => {
  // Comparing each row with every other would take minutes.
  it('is judged quickly on a database without statistics', async () => {
    const admin = await given.member('admin')
    const rows = 20_000
    const read = await uploads.read(admin, `${goodFile(rows)}${goodLine(1)}\n`)
    expect(read.details).toMatchObject({ rows: rows + 1, new: rows, faulty: 1 })
  })
})

describe('a killed worker', () => {
  /** A separate worker process whose only work is the job. */
  const startWorker = (importId: string) => startWorkerProcess(server, 'import-worker', { IMPORT_ID: importId })

  async function isMerging(id: string): Promise<boolean> {
    return (await server.sql('select from customer_import_chunks where import_id = $1 and merged_at is not null', [id])).length > 0
  }

  it('during a merge loses and duplicates nothing, and another one resumes it', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, goodFile(6_000))
    await uploads.start(admin, read)
    const worker = await startWorker(read.id)
    await killWhen(worker, () => isMerging(read.id))
    const stopped = await uploads.find(admin, read.id)
    expect(stopped.status).toBe('running')
    expect(stopped.details.created).toBeLessThan(6_000)
    expect(stopped.progress).toMatchObject({ phase: 'merging', done: stopped.details.created, total: 6_000 })

    // Nobody resumes it while a process may still be running it. Later it is queued again.
    const jobs = () => server.sql("select id from pgboss.job where name = 'customer-import' and data ->> 'importId' = $1", [read.id])
    const before = (await jobs()).length
    await resumeStalled(server.ctx)
    expect(await jobs()).toHaveLength(before)
    server.clock.set(new Date(Date.now() + 60_000))
    await resumeStalled(server.ctx)
    expect(await jobs()).toHaveLength(before + 1)

    const next = await startWorker(read.id)
    const [code] = await once(next, 'exit')
    expect(code).toBe(0)
    expect(await uploads.find(admin, read.id)).toMatchObject({ status: 'done', details: { created: 6_000, refused: 0 } })
    await expectWhole(admin, 6_000)
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })

  it('leaves no partial result while reading, and another one reads the file again', async () => {
    const admin = await given.member('admin')
    const { body } = await uploads.send(admin, goodFile(8_000))
    const worker = await startWorker(body.id)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    const staged = await server.sql<{ rows: number }>('select count(*)::int as rows from customer_import_rows where import_id = $1', [
      body.id,
    ])
    expect([0, 8_000]).toContain(staged[0]?.rows)
    await uploads.work(body.id)
    expect(await uploads.find(admin, body.id)).toMatchObject({ status: 'checked', details: { rows: 8_000, new: 8_000 } })
  })
})

describe('any file', () => {
  it('yields exactly its valid rows, whatever is between them and however it is split', async () => {
    const admin = await given.member('admin')
    let made = 0
    const line = fc.oneof(
      { weight: 3, arbitrary: fc.constant('good') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !/["\r\n,]/.test(text)) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), fc.constantFrom('\n', '\r\n', '\r'), async (lines, end) => {
        const from = made
        made += lines.length
        const [header = '', ...good] = goodFile(lines.length, from + 1).split('\n')
        const wanted = lines.filter((one) => one === 'good').length
        const file = [header, ...lines.map((one, at) => (one === 'good' ? good[at] : one)), ''].join(end)
        const before = await totalOf(admin)
        const done = await uploads.importAll(admin, Buffer.from(file))
        expect(done.details.created).toBe(wanted)
        expect(await totalOf(admin)).toBe(before + wanted)
      }),
      { numRuns: 8 },
    )
  })
})
