import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode, RECURSION_DESIRED, type TxtAnswer } from 'dns-packet'
import { afterEach, describe, expect, it } from 'vitest'
import { findTexts } from './dns-records.ts'

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

const noSuchName = 3
const serverFailed = 2
type Reply = { texts?: readonly string[][]; code?: number } | 'nothing'

/** A name server on UDP that gives every question this reply. Returns its address and the questions. */
async function nameServer(reply: Reply) {
  const socket = createSocket('udp4')
  open.push(socket)
  const questions: string[] = []
  socket.on('message', (message, { address, port }) => {
    const { id, questions: [question] = [] } = decode(message)
    questions.push(`${question?.type} ${question?.name}`)
    if (reply === 'nothing' || !question) return
    const { texts = [], code = 0 } = reply
    const answers = texts.map((data): TxtAnswer => ({ type: 'TXT', name: question.name, ttl: 60, data: [...data] }))
    socket.send(encode({ type: 'response', id: id ?? 0, flags: RECURSION_DESIRED | code, questions: [question], answers }), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { servers: [`127.0.0.1:${socket.address().port}`], questions }
}

describe('the TXT records of a name', () => {
  it('are all returned, with the parts of a long one joined', async () => {
    const { servers, questions } = await nameServer({ texts: [['v=spf1 -all'], ['wattdesk=', 'a'.repeat(200)]] })
    expect(await findTexts('_wattdesk.energy.example', { servers })).toEqual(['v=spf1 -all', `wattdesk=${'a'.repeat(200)}`])
    expect(questions).toEqual(['TXT _wattdesk.energy.example'])
  })

  it('are none for a name that does not exist, or that has records of other types only', async () => {
    for (const reply of [{ code: noSuchName }, {}]) {
      const { servers } = await nameServer(reply)
      expect(await findTexts('_wattdesk.energy.example', { servers })).toEqual([])
    }
  })

  it('are unknown while the name server fails or does not answer', async () => {
    for (const reply of [{ code: serverFailed }, 'nothing'] as const) {
      const { servers } = await nameServer(reply)
      expect(await findTexts('_wattdesk.energy.example', { servers, timeoutMs: 100 })).toBeUndefined()
    }
  })
})
