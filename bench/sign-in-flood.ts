// Signs in, the whole way, as fast as the product lets so many clients; until it is told to stop.
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
