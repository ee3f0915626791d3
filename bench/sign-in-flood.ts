// Signs in completely, as fast as the product serves this many clients, until it is stopped.
import { signInWhole } from './sign-in-client.ts'

const target = process.env.TARGET ?? ''
const clients = 24

let isStopping = false
process.on('SIGTERM', () => {
  isStopping = true
})
process.send?.('ready')
process.channel?.unref()
await Promise.all(
  Array.from({ length: clients }, async () => {
    while (!isStopping) await signInWhole(target)
  }),
)
