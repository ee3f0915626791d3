import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './product.ts'

const run = promisify(execFile)

export type ImageOptions = {
  /** The archive of the release. */
  archive: string
  version: string
  /** The time of all files, in epoch seconds. */
  madeAt: string
  /** Defaults to the base image of the Containerfile. */
  base: string | undefined
}

/** Builds the OCI image of a release with podman or buildah, and writes it beside the archive. Returns a line about the result. */
export async function makeImage({ archive, version, madeAt, base }: ImageOptions): Promise<string> {
  const tool = await findTool()
  if (!tool) return 'No image: neither podman nor buildah is installed (deploy/container/Containerfile)'
  const image = archive.replace(/\.tar\.gz$/, '.oci.tar')
  const context = archive.replace(/\.tar\.gz$/, '.image')
  await rm(image, { force: true })
  await rm(context, { recursive: true, force: true })
  // The only folder owned by the user of the image.
  await mkdir(path.join(context, 'empty'), { recursive: true })
  // From the archive, because its files have the same modes on every machine.
  await run('tar', ['-xzf', archive, '-C', context, '--no-same-owner'])
  const idFile = path.join(context, 'id')
  const name = path.basename(archive, '.tar.gz')
  const parameters = ['--format', 'oci', '--timestamp', madeAt, '--iidfile', idFile, '--build-arg', `RELEASE=${name}`]
  const from = base ? ['--build-arg', `BASE=${base}`] : []
  const tags = ['--tag', `wattdesk:${version}`, '--tag', 'wattdesk:latest']
  try {
    await run(tool, ['build', ...parameters, ...from, ...tags, '--file', path.join(root, 'deploy/container/Containerfile'), context])
    await run(tool, ['push', `wattdesk:${version}`, `oci-archive:${image}:wattdesk:${version}`])
    return `${image}\nImage wattdesk:${version}, ${(await readFile(idFile, 'utf8')).trim()}`
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string } // output of a failed command
    return `No image: ${stderr.trim().split('\n').at(-1) || error}`
  } finally {
    await rm(context, { recursive: true, force: true })
  }
}

async function findTool(): Promise<string | undefined> {
  for (const tool of ['podman', 'buildah']) {
    const isThere = await run(tool, ['--version']).then(
      () => true,
      () => false,
    )
    if (isThere) return tool
  }
  return undefined
}
