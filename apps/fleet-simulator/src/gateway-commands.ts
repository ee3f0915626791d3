import { randomUUID } from 'node:crypto'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { GatewayAppliances, GatewayCommand, GatewayCommandResult } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { UpwardChannel } from '@wattdesk/device-protocol/topics.ts'

export type CommandLink = {
  publish(channel: UpwardChannel, message: unknown): Promise<unknown> | undefined
  restart(): void
}

/** Time that a network search takes for one kind of device. */
const searchMs = 1_500

/**
 * Executes a command and reports each step as a real gateway does: received, started, devices found, done. A command that
 * arrives twice (QoS 1) is executed twice, which changes nothing.
 */
export async function runCommand(command: GatewayCommand, appliances: readonly FoundAppliance[], link: CommandLink): Promise<void> {
  const report = async (state: GatewayCommandResult['state'], devicesFound?: number) => {
    const { commandId } = command
    const result: GatewayCommandResult = { messageId: randomUUID(), commandId, state, at: new Date().toISOString(), devicesFound }
    await link.publish('command-results', result)
  }
  try {
    await report('RECEIVED')
    await report('STARTED')
    if (command.command === 'restart') {
      await report('DONE')
      link.restart()
      return
    }
    for (const count of appliances.keys()) {
      await pause(searchMs)
      await report('STARTED', count + 1)
    }
    const found: GatewayAppliances = {
      messageId: randomUUID(),
      commandId: command.commandId,
      at: new Date().toISOString(),
      appliances: [...appliances],
    }
    await link.publish('appliances', found)
    await report('DONE', appliances.length)
  } catch {
    // The connection was lost. A real gateway drops its search then, too, and the server lets it time out.
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
