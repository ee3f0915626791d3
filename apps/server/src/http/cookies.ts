import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

/** Cookies of signing in. Over https the `__Host-` prefix makes browsers reject them from any other host or over http. */
const cookies = {
  /** Binds a sign-in to the browser that started it. It travels on the provider's redirect back, hence lax. */
  signIn: { name: 'wattdesk-sign-in', sameSite: 'lax' },
  refresh: { name: 'wattdesk-refresh', sameSite: 'strict' },
  appRefresh: { name: 'wattdesk-app-refresh', sameSite: 'strict' },
  /** The brand that the app shows in this browser. */
  appBrand: { name: 'wattdesk-app-brand', sameSite: 'lax' },
  /** Marks this browser for the provider's pages as previously signed in. */
  knownBrowser: { name: 'wattdesk-browser', sameSite: 'lax' },
} as const
/** Over https, cookies are stricter. */
type Addressed = Pick<Config, 'publicUrl'>
export type CookieKind = keyof typeof cookies

export function readCookie(config: Addressed, request: FastifyRequest, kind: CookieKind): string | undefined {
  return request.cookies[nameOf(config, kind)]
}

export function setCookie(config: Addressed, reply: FastifyReply, kind: CookieKind, value: string, maxAgeS: number): void {
  reply.setCookie(nameOf(config, kind), value, { ...optionsOf(config, kind), maxAge: maxAgeS })
}

export function clearCookie(config: Addressed, reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(nameOf(config, kind), optionsOf(config, kind))
}

function nameOf(config: Addressed, kind: CookieKind): string {
  return isSecure(config) ? `__Host-${cookies[kind].name}` : cookies[kind].name
}

function optionsOf(config: Addressed, kind: CookieKind): CookieSerializeOptions {
  return { path: '/', httpOnly: true, secure: isSecure(config), sameSite: cookies[kind].sameSite }
}

function isSecure(config: Addressed): boolean {
  return config.publicUrl.startsWith('https:')
}
