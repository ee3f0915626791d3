import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorBody, type ErrorCode, errorStatus } from '@wattdesk/contract/errors.ts'
import { newId } from '../platform/ids.ts'
import { messageOf } from './faults.ts'

/** Responds to requests that the HTTP parser rejects or whose headers are late, and closes their connections. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  respondUnread(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'RequestTooSlow' : 'MalformedBody', newId())
  socket.destroy(error)
}

/** Writes an error to a connection whose request got no response from a handler. */
export function respondUnread(socket: Socket, code: ErrorCode, requestId: string): void {
  if (!socket.writable) return
  const status = errorStatus[code]
  const body = JSON.stringify({ code, message: messageOf(code, undefined), requestId } satisfies ErrorBody)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
}
