import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Certificates = {
  /** Files: the authority's certificate, and the certificate and key of a server on this machine. */
  authority: string
  certificate: string
  key: string
  remove(): Promise<void>
}

/** A certificate authority of a test, and a certificate by it for localhost. */
export async function makeCertificates(): Promise<Certificates> {
  const directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-certificates-'))
  const [authority, authorityKey, certificate, key] = ['ca.crt', 'ca.key', 'server.crt', 'server.key'].map((name) =>
    path.join(directory, name),
  )
  if (!authority || !authorityKey || !certificate || !key) throw new Error('A certificate file is missing')
  const fresh = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await run('openssl', [...fresh, '-subj', '/CN=Authority of a test', '-keyout', authorityKey, '-out', authority])
  const ofServer = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=critical,CA:FALSE']
  const signed = ['-CA', authority, '-CAkey', authorityKey, '-subj', '/CN=localhost', ...ofServer]
  await run('openssl', [...fresh, ...signed, '-keyout', key, '-out', certificate])
  // Mosquitto reads its key as a different user.
  await chmod(directory, 0o755)
  await chmod(key, 0o644)
  return { authority, certificate, key, remove: () => rm(directory, { recursive: true, force: true }) }
}
