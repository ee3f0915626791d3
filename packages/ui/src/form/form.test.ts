import { expect, test } from 'vitest'
import { readPath, writePath } from './form-path.ts'

test('a path reads through objects and lists, and undefined when it does not exist', () => {
  const root = { site: { zip: '1010' }, panels: [{ count: 4 }] }
  expect(readPath(root, 'site.zip')).toBe('1010')
  expect(readPath(root, 'panels.0.count')).toBe(4)
  expect(readPath(root, 'panels.3.count')).toBeUndefined()
})

test('a written copy leaves the original and everything beside the path untouched', () => {
  const root = { site: { zip: '1010' }, panels: [{ count: 4 }, { count: 5 }] }
  const copy = writePath(root, 'panels.1.count', '6')
  expect(copy).toEqual({ site: { zip: '1010' }, panels: [{ count: 4 }, { count: '6' }] })
  expect(root.panels[1]).toEqual({ count: 5 })
  expect(copy.site).toBe(root.site)
  expect(copy.panels[0]).toBe(root.panels[0])
})

test('a missing object along the path is created', () => {
  expect(writePath<object>({}, 'site.name', 'Home')).toEqual({ site: { name: 'Home' } })
})
