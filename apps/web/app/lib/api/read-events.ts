/** A server-sent event (WHATWG), limited to the fields the API uses. */
export interface ServerEvent {
  readonly name: string;
  /** Event ID, from which a later stream can resume; null if there is none. */
  readonly id: string | null;
  readonly data: string;
}

const BLOCK_END = /\r?\n\r?\n/;

/** Yields a response's events as they arrive, without heartbeat comments. `onBytes` is called for any data. */
export async function* readEvents(response: Response, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      onBytes();
      const blocks = (waiting + part.value).split(BLOCK_END);
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader?.cancel();
  }
}

function parseEvent(block: string): ServerEvent | null {
  const lines = block.split(/\r?\n/);
  const valuesOf = (field: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const data = valuesOf('data');
  if (data.length === 0) return null;
  const name = valuesOf('event').at(-1) ?? 'message';
  return { name, id: valuesOf('id').at(-1) ?? null, data: data.join('\n') };
}
