// What keeps the memory of a server small. The Dockerfile starts its server with the same (scripts/memory-settings.test.ts).

/**
 * Options of Node: with its own limits, a heap may grow by 100 MB of garbage before it is collected. Every thread has a
 * heap.
 */
export const MEMORY_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/**
 * Settings of the C library's allocator, which otherwise keeps an arena for each thread and never returns what large
 * buffers used.
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
