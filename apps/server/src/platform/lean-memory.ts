/**
 * Environment in which glibc gives freed memory of another process back to the system: with few arenas instead of one for each of its
 * short-lived threads, and with large objects outside them. By default, glibc also puts those into arenas once it has freed one as large
 * (M_MMAP_THRESHOLD in https://man7.org/linux/man-pages/man3/mallopt.3.html).
 */
export function leanMemory(arenas: 1 | 2): Record<string, string> {
  return { MALLOC_ARENA_MAX: String(arenas), MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
}
