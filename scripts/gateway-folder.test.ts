import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { expect, test } from 'vitest'
import { makeGatewayFolder } from './gateway-folder.ts'

test("the release's gateway runs from a copy of its folder alone, and finds an inverter", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-gateway-'))
  const inverter = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'SMA', Md: 'STP 8.0', SN: '3001' } })]
  const map = [...inverter, ...encodeModel(103, { values: { W: 1_200, W_SF: 0 } }), 0xffff, 0]
  const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (_, address, count) =>
    address < 40_000 ? undefined : map.slice(address - 40_000, address - 40_000 + count),
  )
  try {
    await makeGatewayFolder(folder)
    const program = path.join(folder, 'dist/gateway.js')
    const run = (env: Record<string, string>) => execFile(process.execPath, [program], { cwd: folder, env })
    const refused = run({})
    let error = ''
    refused.stderr?.on('data', (chunk) => {
      error += chunk
    })
    const code = await new Promise((resolve) => refused.once('close', resolve))
    expect({ code, error }).toEqual({
      code: 1,
      error: [
        ...['MQTT_URL', 'GATEWAY_SERIAL', 'GATEWAY_PASSWORD'].map((name) => `${name}: is required\n`),
        'NETWORK: is required, unless there are DEVICES or SERIAL_LINES\n',
      ].join(''),
    })
    const env = { MQTT_URL: 'mqtt://127.0.0.1:1', GATEWAY_SERIAL: 'C083-TEST-1', GATEWAY_PASSWORD: 'p', NETWORK: '127.0.0.1' }
    const running = run({ ...env, MODBUS_PORT: String(device.port), MODBUS_UNITS: '1' })
    let warnings = ''
    running.stderr?.on('data', (chunk) => {
      warnings += chunk
    })
    const found = new Promise((resolve) => {
      let log = ''
      running.stdout?.on('data', (chunk) => {
        log += chunk
        if (/"devices":\["sunspec-3001-0"\].*"msg":"network searched"/.test(log)) resolve('found')
      })
      running.once('close', () => resolve(log))
    })
    expect(await found).toBe('found')
    expect(warnings).toBe('')
    running.kill('SIGKILL')
  } finally {
    await device.close()
    await rm(folder, { recursive: true })
  }
})
