import { expect, it } from 'vitest'
import { faultOfPassword } from './password-policy.rules.ts'

const email = 'vera.lindholm@sonnenwerk.example'

it.each([
  'copper lantern on a hill',
  'admin-sunny-roof',
  'tR7#kq2vXw',
  'Quittengelee im Oktober',
  'árvíztűrő tükörfúrógép',
  '東京の夜景は綺麗だ',
  '🐝🌻🏔️🚲🧭🎻🪁🧩',
  '   leading and trailing   ',
  '4839201750284',
  'x'.repeat(3) + 'plausible ending 9'.repeat(10),
])('accepts %j', (password) => expect(faultOfPassword(password, email)).toBeUndefined())

it.each([
  ['', 'too-short'],
  ['abc1234', 'too-short'],
  // Seven characters, although they are fourteen units of UTF-16.
  ['🐝🌻🏔🚲🧭🎻🪁', 'too-short'],
  ['ab1 '.repeat(65), 'too-long'],
  ['password', 'common'],
  ['Password123', 'common'],
  ['P4ssw0rd!!', 'common'],
  ['passwordpassword', 'common'],
  ['12345678', 'common'],
  ['31.12.1999', 'common'],
  ['+49 621 1234', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abababababab', 'common'],
  ['abcdefghijk', 'common'],
  ['Qwertz123456', 'common'],
  ['Passwort2026', 'common'],
  ['jelszó12345', 'common'],
  ['iloveyou!!!', 'common'],
  ['wattdesk2026', 'common'],
  ['admin-wattdesk', 'common'],
  ['hallowelcome', 'common'],
  ['vera.lindholm', 'like-email'],
  ['VeraLindholm1', 'like-email'],
  ['sonnenwerk99', 'like-email'],
  [email, 'like-email'],
])('refuses %j as %s', (password, fault) => expect(faultOfPassword(password, email)).toBe(fault))
