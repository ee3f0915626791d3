import { expect, it } from 'vitest'
import { socketFolderIn } from './embedded-postgres.ts'

it.each([
  ['/srv/wattdesk/.data/postgres', '/srv/wattdesk/.data/postgres'],
  [`/srv/${'long/'.repeat(20)}postgres`, undefined],
  [`/srv/${'ü'.repeat(45)}`, undefined],
  ['/srv/our desk/postgres', undefined],
  ['/srv/one,two/postgres', undefined],
])('a server in %s has its socket in %s', (directory, folder) => {
  expect(socketFolderIn(directory)).toBe(folder)
})
