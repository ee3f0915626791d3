import { execFile } from 'node:child_process'
import { constants, openSync } from 'node:fs'
import { Duplex } from 'node:stream'
import tty from 'node:tty'
import { promisify } from 'node:util'
import { type ModbusClient, openSocket } from '@wattdesk/sunspec/modbus-client.ts'
import { openRtuClient } from '@wattdesk/sunspec/modbus-rtu.ts'

/** A serial line, or a server of one (`tcp://host:port`) that forwards bytes. */
export type SerialLine = { path: string; baud: number; parity: 'none' | 'even' | 'odd'; stopBits: 1 | 2 }

const parities = { none: ['-parenb'], even: ['parenb', '-parodd'], odd: ['parenb', 'parodd'] } as const

/** Opens a line as a Modbus RTU master. Uses the kernel's own driver, configured by `stty`, so that no library has to be compiled. */
export async function openSerialLine({ path, baud, parity, stopBits }: SerialLine, timeoutMs: number): Promise<ModbusClient> {
  const server = /^tcp:\/\/([\d.]+):(\d+)$/.exec(path)
  if (server) return openRtuClient(await openSocket({ host: server[1] ?? '', port: Number(server[2]), timeoutMs }), timeoutMs)
  const stop = stopBits === 2 ? 'cstopb' : '-cstopb'
  const plain = ['raw', '-echo', 'cs8', 'clocal', 'cread', '-crtscts', 'min', '1', 'time', '0']
  await promisify(execFile)('stty', ['-F', path, String(baud), ...plain, ...parities[parity], stop])
  const open = () => openSync(path, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK)
  const [input, output] = [new tty.ReadStream(open()), new tty.WriteStream(open())]
  const line = Duplex.from({ readable: input, writable: output })
  line.on('close', () => {
    input.destroy()
    output.destroy()
  })
  return openRtuClient(line, timeoutMs)
}
