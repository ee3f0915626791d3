import type { Client } from 'aedes'
import type { IPublishPacket } from 'mqtt-packet'
import { mqtt } from './mqtt-packets.ts'

/** Messages in flight to one receiver. Message IDs have only 16 bits. */
const windowSize = 10_000
/** Maximum unacknowledged messages in total, and their bytes. */
const waitingMax = 20_000
const waitingBytesMax = 64 * 1_024 * 1_024

export type Handoff = {
  /** A service process that receives gateways' messages. */
  addReceiver(client: Client): void
  removeReceiver(client: Client): void
  /** Passes a message on. `done` is called once it is stored, or with an error if that takes too long. */
  offer(packet: Pick<IPublishPacket, 'topic' | 'payload' | 'retain'>, done: Done): void
  /** True if the acknowledgement is for a message that was handed off here. */
  acknowledge(client: Client, messageId: number | undefined): boolean
  close(): void
}

type Done = (error?: Error | null) => void
type Waiting = { packet: Pick<IPublishPacket, 'topic' | 'payload' | 'retain'>; done: Done; deadline: number }
type Receiver = { client: Client; lastId: number; underWay: Map<number, Waiting> }

/**
 * Hands gateways' messages to the service and reports when they are stored there. The broker itself stores nothing: a gateway gets its
 * acknowledgement only after the service's, which follows the database's commit. So no acknowledged message can be lost, whatever process
 * dies; the gateway resends the others.
 */
export function openHandoff({ patienceMs }: { patienceMs: number }): Handoff {
  const receivers: Receiver[] = []
  const queue: Waiting[] = []
  let turn = 0
  let count = 0
  let bytes = 0

  const freeReceiver = () => {
    for (let step = 0; step < receivers.length; step++) {
      turn = (turn + 1) % receivers.length
      const receiver = receivers[turn]
      if (receiver && receiver.underWay.size < windowSize) return receiver
    }
    return undefined
  }

  const pass = (waiting: Waiting): boolean => {
    const receiver = freeReceiver()
    if (!receiver) return false
    do receiver.lastId = (receiver.lastId % 65_535) + 1
    while (receiver.underWay.has(receiver.lastId))
    receiver.underWay.set(receiver.lastId, waiting)
    const { topic, payload, retain } = waiting.packet
    mqtt.writeToStream({ cmd: 'publish', topic, payload, qos: 1, retain, dup: false, messageId: receiver.lastId }, receiver.client.conn)
    return true
  }

  const drain = () => {
    while (queue[0] && pass(queue[0])) queue.shift()
  }

  const settle = (waiting: Waiting, error?: Error) => {
    count -= 1
    bytes -= waiting.packet.payload.length
    waiting.done(error)
  }

  const sweep = setInterval(() => rejectOverdue(queue, receivers, settle), 500)

  return {
    addReceiver(client) {
      if (receivers.some((one) => one.client === client)) return
      receivers.push({ client, lastId: 0, underWay: new Map() })
      drain()
    },
    removeReceiver(client) {
      const place = receivers.findIndex((one) => one.client === client)
      const [gone] = place < 0 ? [] : receivers.splice(place, 1)
      if (!gone) return
      queue.unshift(...gone.underWay.values())
      drain()
    },
    offer(packet, done) {
      if (count >= waitingMax || bytes >= waitingBytesMax) return done(new Error('too many messages are waiting'))
      count += 1
      bytes += packet.payload.length
      const waiting = { packet, done, deadline: Date.now() + patienceMs }
      if (queue.length > 0 || !pass(waiting)) queue.push(waiting)
    },
    acknowledge(client, messageId) {
      const receiver = receivers.find((one) => one.client === client)
      const waiting = messageId === undefined ? undefined : receiver?.underWay.get(messageId)
      if (!receiver || !waiting || messageId === undefined) return receiver !== undefined
      receiver.underWay.delete(messageId)
      settle(waiting)
      if (queue.length > 0) drain()
      return true
    },
    close: () => clearInterval(sweep),
  }
}

/** Queue and windows are in order of arrival, so each search ends at the first message that is in time. */
function rejectOverdue(queue: Waiting[], receivers: readonly Receiver[], settle: (waiting: Waiting, error: Error) => void): void {
  const now = Date.now()
  const giveUp = (waiting: Waiting) => settle(waiting, new Error('not stored in time'))
  const inTime = queue.findIndex((waiting) => waiting.deadline > now)
  for (const waiting of queue.splice(0, inTime < 0 ? queue.length : inTime)) giveUp(waiting)
  for (const { underWay } of receivers) {
    for (const [id, waiting] of underWay) {
      if (waiting.deadline > now) break
      underWay.delete(id)
      giveUp(waiting)
    }
  }
}
