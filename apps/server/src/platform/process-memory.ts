/**
 * Memory for young objects of a deployed process in MB (`--max-semi-space-size`). Messages, rows and responses live until their commit or
 * until they are sent; with less room, most of them are moved before. With half as much, samples over HTTP take a tenth longer; with twice
 * as much, an import needs 40 MB more.
 */
export const youngMb = 16

/**
 * Environment in which glibc gives freed memory of another process back to the system: with few arenas instead of one for each of its
 * short-lived threads. A small process also has its large objects outside them; by default, glibc puts those into arenas once it has freed
 * one as large (M_MMAP_THRESHOLD in https://man7.org/linux/man-pages/man3/mallopt.3.html). Elsewhere that default is right: the system
 * would hand out each page of a password's hash or of a large body anew, which costs a quarter of the speed.
 */
export function leanMemory(isSmall: boolean): Record<string, string> {
  if (!isSmall) return { MALLOC_ARENA_MAX: '2' }
  return { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
}
