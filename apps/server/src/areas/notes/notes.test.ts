import { removeMember } from '@wattdesk/contract/account/calls.ts'
import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  addCustomerNote,
  listCustomerNotes,
  listMentionable,
  pinCustomerNote,
  removeCustomerNote,
  updateCustomerNote,
} from '@wattdesk/contract/notes/calls.ts'
import { notesMax } from '@wattdesk/contract/notes/terms.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

async function givenNote(body: Partial<{ text: string; isPinned: boolean; mentions: string[] }> = {}) {
  const admin = await given.member('admin')
  const [author, colleague] = [await given.member('support', admin.tenantId), await given.member('support', admin.tenantId)]
  const customer = await given.customer(admin)
  const note = { id: crypto.randomUUID() as string, text: 'Called back about the inverter', ...body }
  const { status } = await add(author, customer.id, note)
  expect(status).toBe(200)
  const params = { id: customer.id, noteId: note.id }
  return { admin, author, colleague, customer, note, params }
}

type NewNote = Parameters<typeof add>[2]
const add = ({ token }: GivenMember, id: string, body: { id: string; text: string; isPinned?: boolean; mentions?: string[] }) =>
  server.call(addCustomerNote, { token, params: { id }, body })
const list = async ({ token }: GivenMember, id: string) =>
  (await server.call(listCustomerNotes, { token, params: { id }, query: {} })).body.items
const mailsTo = (member: GivenMember) =>
  server.sql<{ template: string; subject: string; text_body: string }>(
    "select template, subject, text_body from outbox_mails where recipient = (select email from members where id = $1) and template = 'member-mentioned'",
    [member.id],
  )

describe('notes of a customer', () => {
  it('show author and time, pinned ones first, then the newest', async () => {
    const { author, colleague, customer, note } = await givenNote()
    const pinned = { id: crypto.randomUUID(), text: 'Dog in the garden:\nring first', isPinned: true }
    const newest = { id: crypto.randomUUID(), text: 'Nobody at home' }
    for (const one of [pinned, newest]) {
      server.clock.advance(1_000)
      await add(colleague, customer.id, one)
    }
    const items = await list(author, customer.id)
    expect(items.map(({ id }) => id)).toEqual([pinned.id, newest.id, note.id])
    expect(items[0]).toMatchObject({ text: pinned.text, author: { id: colleague.id }, editedAt: null, isOwn: false, mayRemove: false })
    expect(items[2]).toMatchObject({ text: note.text, isOwn: true, mayRemove: true })
  })

  it('are refused when the same note comes again with a pin or other mentions, instead of being reported as written', async () => {
    const { author, colleague, customer, note } = await givenNote()
    expect((await add(author, customer.id, { ...note, isPinned: true })).error.code).toBe('Conflict')
    const mentioning = { ...note, mentions: [colleague.id] }
    expect((await add(author, customer.id, mentioning)).error.code).toBe('Conflict')
    expect(await list(author, customer.id)).toMatchObject([{ isPinned: false, mentions: [] }])
    expect(await mailsTo(colleague)).toEqual([])
  })

  it('are written once, however often the same one is sent', async () => {
    const { admin, author, colleague, customer, note } = await givenNote()
    const responses = await Promise.all([1, 2, 3].map(() => add(author, customer.id, note)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list(author, customer.id)).toHaveLength(1)
    expect((await add(author, customer.id, { ...note, text: 'Another' })).error.code).toBe('Conflict')
    expect((await add(colleague, customer.id, note)).error.code).toBe('Conflict')
    const elsewhere = await given.customer(admin)
    expect((await add(author, elsewhere.id, note)).error.code).toBe('Conflict')
  })

  it('are changed only by their author, who gets a conflict after a change in between', async () => {
    const { admin, author, params } = await givenNote()
    const change = (member: GivenMember, version: number, text: string) =>
      server.call(updateCustomerNote, { token: member.token, params, body: { version, text, mentions: [] } })
    expect((await change(admin, 1, 'Not mine')).error.code).toBe('NoteOfAnother')
    const { body } = await change(author, 1, 'Called twice')
    expect(body).toMatchObject({ text: 'Called twice', version: 2 })
    expect(body.editedAt).not.toBeNull()
    // A repeated change is not a conflict, because the note already has its text.
    expect((await change(author, 1, 'Called twice')).status).toBe(200)
    expect((await change(author, 1, 'Late')).error).toMatchObject({ code: 'NoteChanged', details: { version: 2 } })
  })

  it('are pinned by anybody, and removed by their author or members who may change customers', async () => {
    const { admin, author, colleague, customer, params } = await givenNote()
    const pin = await server.call(pinCustomerNote, { token: colleague.token, params, body: { isPinned: true } })
    expect(pin.body).toMatchObject({ isPinned: true, version: 1, editedAt: null })
    const edit = { version: 1, text: 'Called twice', mentions: [] }
    const edited = await server.call(updateCustomerNote, { token: author.token, params, body: edit })
    expect(edited.body).toMatchObject({ text: 'Called twice', isPinned: true })
    const remove = ({ token }: GivenMember) => server.call(removeCustomerNote, { token, params })
    expect((await remove(colleague)).error.code).toBe('NoteOfAnother')
    expect((await remove(admin)).status).toBe(200)
    expect((await remove(author)).error.code).toBe('NoteNotFound')
    expect(await list(author, customer.id)).toEqual([])
  })

  it('log the values before and after', async () => {
    const { admin, author, customer, params } = await givenNote()
    const body = { version: 1, text: 'Called twice', mentions: [] }
    await server.call(updateCustomerNote, { token: author.token, params, body })
    await server.call(removeCustomerNote, { token: author.token, params })
    const { body: log } = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id }, query: {} })
    const entries = log.items.filter(({ event }) => event.startsWith('note.'))
    expect(entries.map(({ event }) => event)).toEqual(['note.removed', 'note.changed', 'note.added'])
  })

  it('appear in the timeline with their text, once', async () => {
    const { author, customer, note } = await givenNote()
    const { body } = await server.call(listTimeline, { token: author.token, params: { id: customer.id }, query: {} })
    const received = body.items.filter(({ object }) => object.type === 'note')
    expect(received).toEqual([expect.objectContaining({ kind: 'note', event: 'note.written', subject: note.text })])
    expect(received[0]?.actor?.kind).toBe('member')
  })

  it('can be written while the customer is inactive', async () => {
    const { admin, author, customer } = await givenNote()
    const { accountEmail, version } = customer
    await server.call(deactivateCustomer, { token: admin.token, params: { id: customer.id }, body: { version, accountEmail } })
    expect((await add(author, customer.id, { id: crypto.randomUUID(), text: 'Wants to come back' })).status).toBe(200)
  })

  it('are limited in number', async () => {
    const { author, customer } = await givenNote()
    await server.sql(
      `insert into customer_notes (id, customer_id, member_id, text, created_at)
       select gen_random_uuid(), $1, $2, 'Called', now() from generate_series(2, $3::int)`,
      [customer.id, author.id, notesMax],
    )
    const { error } = await add(author, customer.id, { id: crypto.randomUUID(), text: 'One too many' })
    expect(error).toMatchObject({ code: 'TooManyNotes', details: { max: notesMax } })
  })

  it.each<[string, Partial<NewNote>, string]>([
    ['no text', { text: ' \n ' }, 'text'],
    ['too long a text', { text: 'x'.repeat(4_001) }, 'text'],
    ['an invisible character', { text: 'Called\u200b' }, 'text'],
    ['a control character', { text: 'Called\u0007' }, 'text'],
    ['a key that is none', { id: 'one' }, 'id'],
    ['too many mentions', { mentions: Array.from({ length: 21 }, () => crypto.randomUUID()) }, 'mentions'],
  ])('refuse %s, naming the field', async (_, change, field) => {
    const { author, customer } = await givenNote()
    const { status, error } = await add(author, customer.id, { id: crypto.randomUUID(), text: 'Called', ...change })
    expect(status).toBe(400)
    expect(error.details).toEqual([expect.objectContaining({ field })])
  })
})

describe('a mention', () => {
  it('sends a mail when it is added, not when the note is changed again, and never to its author', async () => {
    const { author, colleague, customer, note, params } = await givenNote()
    const mentions = [author.id, colleague.id, colleague.id]
    const change = (version: number, text: string) =>
      server.call(updateCustomerNote, { token: author.token, params, body: { version, text, mentions } })
    const { body } = await change(1, note.text)
    expect(body.mentions.map(({ id }) => id)).toEqual([author.id, colleague.id])
    // A mention is not an edit of the text.
    expect(body.editedAt).toBeNull()
    await change(2, 'Called twice')
    expect(await mailsTo(author)).toEqual([])
    const mails = await mailsTo(colleague)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text_body).not.toContain(note.text)
    expect(mails[0]?.text_body).not.toContain(customer.accountName)
  })

  it('names only members who may read the note', async () => {
    const { admin, author, customer } = await givenNote()
    const [installer, stranger, gone] = [
      await given.member('installer', admin.tenantId),
      await given.member('support'),
      await given.member('support', admin.tenantId),
    ]
    await server.call(removeMember, { token: admin.token, params: { id: gone.id } })
    for (const member of [installer, stranger, gone]) {
      const { error } = await add(author, customer.id, { id: crypto.randomUUID(), text: 'See this', mentions: [member.id] })
      expect(error.code).toBe('MemberNotMentionable')
    }
    const { body } = await server.call(listMentionable, { token: author.token, params: { id: customer.id }, query: {} })
    const offered = body.items.map(({ id }) => id)
    expect(offered).toEqual(expect.arrayContaining([admin.id, author.id]))
    for (const member of [installer, stranger, gone]) expect(offered).not.toContain(member.id)
  })

  it('is suggested by the beginning of a first or last name, with wildcards taken literally', async () => {
    const { author, customer } = await givenNote()
    await server.sql("update members set first_name = 'Zita', last_name = 'Under_score' where id = $1", [author.id])
    const offer = async (searchValue: string) =>
      (await server.call(listMentionable, { token: author.token, params: { id: customer.id }, query: { searchValue } })).body.items
    for (const text of ['zit', 'ZITA UNDER', 'under_']) expect(await offer(text)).toEqual([{ id: author.id, name: 'Zita Under_score' }])
    await server.sql("update members set first_name = 'Žofie', last_name = 'Müßig' where id = $1", [author.id])
    for (const text of ['zof', 'Žofie M', 'muess', 'Müß']) expect(await offer(text)).toEqual([{ id: author.id, name: 'Žofie Müßig' }])
    expect(await offer('underx')).toEqual([])
    expect(await offer('%')).toEqual([])
  })
})
