import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

const given = { MQTT_URL: 'mqtt://127.0.0.1:1883', GATEWAY_SERIAL: 'C083-TEST-1', GATEWAY_PASSWORD: 'p', NETWORK: '192.168.1.0/30' }

test('settings are read, with their defaults', () => {
  expect(readConfig({ ...given, MODBUS_UNITS: '1,3' })).toMatchObject({
    NETWORK: ['192.168.1.1', '192.168.1.2'],
    MODBUS_PORT: [502, 1502],
    MODBUS_UNITS: [1, 3],
    DEVICE_TIMEOUT_SECONDS: 2,
  })
})

test('devices at known addresses are tried there', () => {
  expect(readConfig({ ...given, DEVICES: '10.0.0.5:1502/71+200,10.0.0.6', MODBUS_PORT: '503' })).toMatchObject({
    DEVICES: [{ host: '10.0.0.5', port: 1502, units: [71, 200] }, { host: '10.0.0.6' }],
    MODBUS_PORT: [503],
  })
  for (const wrong of ['10.0.0.5/300', '10.0.0.500', '10.0.0.5:0', 'host/1', '10.0.0.5/'])
    expect(() => readConfig({ ...given, DEVICES: wrong })).toThrow(/^DEVICES: /)
})

test('serial lines have the usual speed and units where none are given, and a network is needed only without them', () => {
  const { NETWORK: _, ...without } = given
  expect(readConfig({ ...without, SERIAL_LINES: '/dev/ttyUSB0:19200:8E1/1+2,tcp://10.0.0.7:4001' }).SERIAL_LINES).toEqual([
    { path: '/dev/ttyUSB0', baud: 19_200, parity: 'even', stopBits: 1, units: [1, 2] },
    { path: 'tcp://10.0.0.7:4001', baud: 9_600, parity: 'none', stopBits: 1, units: [1, 2, 3, 4, 5] },
  ])
  expect(() => readConfig(without)).toThrow(/^NETWORK: is required/)
  for (const wrong of ['ttyUSB0', '/dev/tty:8E1', '/dev/tty:9600:7E1', '/dev/tty/0', '/dev/tty/248', '/dev/tty;id'])
    expect(() => readConfig({ ...without, SERIAL_LINES: wrong })).toThrow(/^SERIAL_LINES/)
})

test('devices are read often enough that energy is counted even if a reading is lost', () => {
  expect(readConfig({ ...given, PUBLISH_INTERVAL_SECONDS: '150' }).PUBLISH_INTERVAL_SECONDS).toBe(150)
  expect(() => readConfig({ ...given, PUBLISH_INTERVAL_SECONDS: '301' })).toThrow(/^PUBLISH_INTERVAL_SECONDS: /)
})

test('every wrong setting is named', () => {
  const wrong = { MQTT_URL: 'http://x', GATEWAY_SERIAL: 'a/b', NETWORK: '10.0.0.0/8', MODBUS_UNITS: '300' }
  expect(() => readConfig(wrong)).toThrow(
    /^MQTT_URL: [^\n]+\nGATEWAY_SERIAL: [^\n]+\nGATEWAY_PASSWORD: is required\nNETWORK: [^\n]+\nMODBUS_UNITS: /,
  )
})
