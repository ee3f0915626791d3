import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { goodFile, multipartOf, uploadsOf } from '../../../test/uploads.ts'
import { resumeStalled } from './import-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)
/** More than the maximum of concurrent uploads. */
const clients = 12

let address: Promise<string> | undefined
async function listening(): Promise<URL> {
  address ??= server.app.listen({ port: 0, host: '127.0.0.1' })
  return new URL(await address)
}

async function openSocket(): Promise<Socket> {
  const { hostname, port } = await listening()
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const headOf = (by: GivenMember, type: string, bytes: number) =>
  Buffer.from(
    `POST /api/v1/customers/upload HTTP/1.1\r\nhost: h\r\nauthorization: Bearer ${by.token}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  )

/** Announces a complete upload and sends a part of it. */
async function beginUpload(by: GivenMember, percent: number): Promise<Socket> {
  const { type, content } = multipartOf(goodFile(8_000))
  const socket = await openSocket()
  socket.write(headOf(by, type, content.length))
  const sent = Promise.withResolvers<void>()
  socket.write(content.subarray(0, Math.floor((content.length * percent) / 100)), () => sent.resolve())
  await sent.promise
  return socket
}

const importsOf = (member: GivenMember) =>
  server.sql<{ id: string; state: string; fault: { code: string } | null; pieces: number }>(
    `select id, state, fault, (select count(*)::int from customer_import_pieces p where p.import_id = i.id) as pieces
     from customer_imports i where uploaded_by = $1 order by created_at, id`,
    [member.id],
  )
const statesOf = async (member: GivenMember) => (await importsOf(member)).map((one) => one.state)

describe.each([0, 50, 99])('clients that disconnect with %d percent of their file sent', (percent) => {
  it('free their slots and leave ended uploads with a reason', async () => {
    const admin = await given.member('admin')
    const begun = percent === 0 ? 0 : 4
    const sockets = await Promise.all(Array.from({ length: 4 }, () => beginUpload(admin, percent)))
    await vi.waitFor(async () => expect(await statesOf(admin)).toHaveLength(begun), { timeout: 5_000 })
    for (const socket of sockets) socket.destroy()
    for (const socket of await Promise.all(Array.from({ length: clients }, () => beginUpload(admin, percent)))) socket.destroy()
    const taken = await vi.waitFor(async () => {
      const response = await uploads.send(admin, goodFile(3))
      expect([response.status, response.error.code]).toEqual([200, undefined])
      return response
    })
    await vi.waitFor(async () => expect(await statesOf(admin)).not.toContain('uploading'), { timeout: 5_000 })
    const left = (await importsOf(admin)).filter(({ id }) => id !== taken.body.id)
    expect(left.length).toBeGreaterThanOrEqual(begun)
    for (const one of left) {
      expect(one).toMatchObject({ state: 'cancelled', fault: { code: 'UploadIncomplete' }, pieces: 0 })
      expect(await uploads.find(admin, one.id)).toMatchObject({ status: 'cancelled', file: { name: 'customers.csv', isKept: false } })
    }
  })
})

describe('a refused form', () => {
  const inOtherField = (rows: number) => multipartOf(goodFile(rows), { field: 'other' })

  async function openFor(by: GivenMember, { type, content }: ReturnType<typeof multipartOf>) {
    const socket = await openSocket()
    let received = ''
    socket.on('data', (part) => {
      received += part
    })
    const gone = new Promise<'gone'>((resolve) => socket.once('close', () => resolve('gone')))
    const whole = Buffer.concat([headOf(by, type, content.length), content])
    const part = (from: number, to: number) => whole.subarray(...[from, to].map((percent) => Math.floor((whole.length * percent) / 100)))
    return { socket, part, gone, response: () => received }
  }

  it.each([
    ['for a field', inOtherField(1_000)],
    ['before it is read', { ...inOtherField(1_000), type: 'multipart/form-data' }],
  ])('%s leaves its connection usable', async (_, form) => {
    const { socket, part, gone, response } = await openFor(await given.member('admin'), form)
    const statuses = () => [...response().matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status))
    const expected: number[] = []
    const refusedThenCall = async () => {
      socket.write(part(0, 50))
      expected.push(400)
      await vi.waitFor(() => expect(statuses()).toEqual(expected), { timeout: 5_000 })
      socket.write(part(50, 100))
      socket.write('GET /health/live HTTP/1.1\r\nhost: h\r\n\r\n')
      expected.push(200)
      await vi.waitFor(() => expect(statuses()).toEqual(expected), { timeout: 5_000 })
    }
    await refusedThenCall()
    // Longer than clients of large uploads get to read the reason.
    expect(await Promise.race([gone, pause(1_200)])).toBeUndefined()
    await refusedThenCall()
    expect(response()).not.toMatch(/^connection: close/im)
    socket.destroy()
  })

  it('that is large sends the reason, and that the connection closes, before closing it', async () => {
    const { socket, part, gone, response } = await openFor(await given.member('admin'), inOtherField(100_000))
    socket.write(part(0, 100))
    await gone
    expect(response()).toMatch(/^HTTP\/1.1 400 .*^connection: close\r$.*"code":"ImportFileMissing"/ims)
  })
})

describe('an upload whose process was killed', () => {
  it('fails two minutes later with a reason, and keeps nothing of the file', async () => {
    const admin = await given.member('admin')
    const socket = await beginUpload(admin, 50)
    // Everything sent must have arrived, because a later arrival would show that the process is alive.
    await vi.waitFor(async () => expect(await importsOf(admin)).toMatchObject([{ state: 'uploading', pieces: 1 }]), { timeout: 5_000 })
    const [{ id } = { id: '' }] = await importsOf(admin)
    server.clock.advance(119_000)
    await resumeStalled(server.ctx)
    expect(await statesOf(admin)).toEqual(['uploading'])
    server.clock.advance(2_000)
    await resumeStalled(server.ctx)
    expect(await importsOf(admin)).toMatchObject([{ state: 'failed', fault: { code: 'UploadIncomplete' }, pieces: 0 }])
    const entries = await server.sql<{ event: string }>('select event from activity_entries where object_id = $1', [id])
    expect(entries).toEqual([{ event: 'import.failed' }])
    // The process believed dead is still alive, but nothing it does changes the upload any more.
    socket.destroy()
    expect((await uploads.send({ ...admin, token: await given.sessionOf(admin.id) }, goodFile(1))).status).toBe(200)
    expect(await importsOf(admin)).toMatchObject([{ id, state: 'failed', pieces: 0 }, { state: 'reading' }])
  })
})
