import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

const given = { MQTT_URL: 'mqtt://127.0.0.1:1883', GATEWAY_SERIAL: 'C083-TEST-1', GATEWAY_PASSWORD: 'p', NETWORK: '192.168.1.0/30' }

test('settings are read, with the usual ones where none are given', () => {
  expect(readConfig({ ...given, MODBUS_UNITS: '1,3' })).toMatchObject({
    NETWORK: ['192.168.1.1', '192.168.1.2'],
    MODBUS_PORT: 502,
    MODBUS_UNITS: [1, 3],
    DEVICE_TIMEOUT_SECONDS: 2,
  })
})

test('every wrong setting is named', () => {
  const wrong = { MQTT_URL: 'http://x', GATEWAY_SERIAL: 'a/b', NETWORK: '10.0.0.0/8', MODBUS_UNITS: '300' }
  expect(() => readConfig(wrong)).toThrow(
    /^MQTT_URL: [^\n]+\nGATEWAY_SERIAL: [^\n]+\nGATEWAY_PASSWORD: is required\nNETWORK: [^\n]+\nMODBUS_UNITS: /,
  )
})
