/**
 * Environment of another process in which the C library gives memory back: one place for small objects instead of one for each of its
 * short-lived threads, and large objects apart from them. By default, the first large objects that are freed make all others share it.
 */
export function leanMemory(arenas: 1 | 2): Record<string, string> {
  return { MALLOC_ARENA_MAX: String(arenas), MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
}
