import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

/** The parts of a script element that the loader uses. */
interface FakeScript {
  readonly attributes: Map<string, string>;
  readonly fail: () => void;
  src: string;
  isThere: boolean;
}

let scripts: FakeScript[];
let loadedGlobal: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  scripts = [];
  loadedGlobal = undefined;
  vi.stubGlobal('document', {
    createElement: () => {
      let hear: (() => void) | undefined;
      const script = {
        attributes: new Map<string, string>(),
        src: '',
        isThere: false,
        fail: () => hear?.(),
        setAttribute: (name: string, value: string) => script.attributes.set(name, value),
        addEventListener: (_: string, listener: () => void) => (hear = listener),
        removeEventListener: () => (hear = undefined),
        remove: () => (script.isThere = false),
      };
      scripts.push(script);
      return script;
    },
    head: { append: (script: FakeScript) => (script.isThere = true) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loads a script and records the outcome. */
function load(): { outcome: string | null } {
  const state: { outcome: string | null } = { outcome: null };
  loadScript({
    src: 'https://id.example/clerk.js',
    attributes: { 'data-key': 'pk_1' },
    getGlobal: () => loadedGlobal,
  }).then(
    (value) => (state.outcome = value),
    (error: unknown) => (state.outcome = String(error)),
  );
  return state;
}

test('the script’s global is returned at the next poll, 100 ms apart, and a script that has run is not loaded again', async () => {
  const first = load();
  await vi.advanceTimersByTimeAsync(250);
  loadedGlobal = 'Clerk';
  expect(first.outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(49);
  expect(first.outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.outcome).toBe('Clerk');
  const second = load();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.outcome).toBe('Clerk');
  expect(scripts.map(({ src, attributes }) => [src, ...attributes])).toEqual([
    ['https://id.example/clerk.js', ['data-key', 'pk_1']],
  ]);
});

test('a script that never loads is given up after 15 s and removed, and the next attempt starts over', async () => {
  const first = load();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(first.outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.outcome).toBe('Error: Failed to load Clerk JS: https://id.example/clerk.js');
  expect(scripts.map(({ isThere }) => isThere)).toEqual([false]);
  loadedGlobal = undefined;
  const second = load();
  expect(scripts).toHaveLength(2);
  loadedGlobal = 'Clerk';
  await vi.advanceTimersByTimeAsync(100);
  expect(second.outcome).toBe('Clerk');
});

test.each([
  [0, [125, 250, 500, 1_000, 2_000]],
  [0.5, [187.5, 375, 750, 1_500, 3_000]],
])(
  'a failing script is retried five times with exponential backoff and jitter %s',
  async (chance, delays) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    const loading = load();
    for (const [index, delay] of delays.entries()) {
      scripts[index]!.fail();
      expect(scripts[index]!.isThere).toBe(false);
      await vi.advanceTimersByTimeAsync(Math.floor(delay) - 1);
      expect(scripts).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(2);
      expect(scripts).toHaveLength(index + 2);
    }
    expect(loading.outcome).toBeNull();
    scripts[5]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(loading.outcome).toMatch(/^Error: Failed to load Clerk JS/);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(scripts).toHaveLength(6);
  },
);

test('a script that loads after a failure counts as loaded', async () => {
  const loading = load();
  scripts[0]!.fail();
  await vi.advanceTimersByTimeAsync(125);
  loadedGlobal = 'Clerk';
  await vi.advanceTimersByTimeAsync(100);
  expect(loading.outcome).toBe('Clerk');
});
