import { describe, expect, it } from 'vitest'
import { chosenOf, keyBeside } from './chosen-target.ts'

const listOf = (...keys: string[]) => keys.map((key) => ({ key }))

describe('the chosen suggestion', () => {
  it('stays chosen when others arrive before it', () => {
    const key = keyBeside(listOf('home', 'search'), undefined, 1)
    expect(key).toBe('home')
    expect(chosenOf(listOf('gateway', 'member', 'home', 'search'), key, 'none')).toEqual({ key: 'home' })
  })

  it('is none when it has gone, or the first where one is always chosen', () => {
    expect(chosenOf(listOf('search'), 'home', 'none')).toBeUndefined()
    expect(chosenOf(listOf('search'), 'home', 'first')).toEqual({ key: 'search' })
    expect(chosenOf([], undefined, 'first')).toBeUndefined()
  })

  it('is at first none that was found for the previous term', () => {
    const targets = [{ key: 'home', isOutdated: true }, { key: 'search' }]
    expect(chosenOf(targets, undefined, 'first')).toEqual({ key: 'search' })
    expect(chosenOf(targets, 'home', 'first')).toEqual(targets[0])
  })

  it('moves around the ends', () => {
    const targets = listOf('a', 'b', 'c')
    expect(keyBeside(targets, undefined, -1)).toBe('c')
    expect(keyBeside(targets, { key: 'c' }, 1)).toBe('a')
    expect(keyBeside(targets, { key: 'a' }, -1)).toBe('c')
    expect(keyBeside([], undefined, 1)).toBeUndefined()
  })
})
