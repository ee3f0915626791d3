import { spawn } from 'node:child_process'
import { root } from './product.ts'
import { endsAtOnce } from './shutdown.ts'

export type Run = { code: number; output: string }

/** Runs a program of the project on its own Node. Captures its output, and prints it unless `isQuiet`. */
export function runNode(
  parameters: readonly string[],
  options: { environment?: Record<string, string>; isQuiet?: boolean } = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...parameters], {
      cwd: root,
      env: { ...process.env, ...(options.isQuiet ? { NO_COLOR: '1' } : {}), ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    endsAtOnce(child)
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      if (!options.isQuiet) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }))
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
