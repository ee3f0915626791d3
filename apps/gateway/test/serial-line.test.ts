import { spawn } from 'node:child_process'
import { frameOf } from '@wattdesk/sunspec/modbus-rtu.ts'
import { afterEach, expect, test } from 'vitest'
import { openSerialLine } from '../src/serial-line.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A pseudo-terminal with a device at its other end, opened with `script`, which every Linux has. */
async function startTerminal(reply: (request: Buffer) => Buffer): Promise<string> {
  const shell = 'tty; stty raw -echo; echo ready; exec sleep 60'
  const terminal = spawn('script', ['-qfc', shell, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] })
  closing.push(() => terminal.kill('SIGKILL'))
  let output = ''
  return new Promise((resolve) => {
    terminal.stdout.on('data', (chunk: Buffer) => {
      if (output.includes('ready')) return terminal.stdin.write(reply(chunk))
      output += chunk.toString('latin1')
      if (output.includes('ready')) resolve(output.split(/\r?\n/)[0] ?? '')
      return undefined
    })
  })
}

test.runIf(process.platform === 'linux')('a serial line is set up and read, with bytes that a terminal would change', async () => {
  const path = await startTerminal(() => frameOf({ unit: 3, body: Buffer.from([3, 8, 0x13, 0x11, 0x04, 0xff, 0x0d, 0x0a, 0x03, 0x00]) }))
  const client = await openSerialLine({ path, baud: 19_200, parity: 'none', stopBits: 1 }, 2_000)
  closing.push(client.close)
  expect(await client.read(3, 40_000, 4)).toEqual([0x1311, 0x04ff, 0x0d0a, 0x0300])
})

test('a line that does not exist is refused', async () => {
  await expect(openSerialLine({ path: '/dev/none', baud: 9_600, parity: 'even', stopBits: 2 }, 500)).rejects.toThrow()
})
