/** One event of a stream (WHATWG, server-sent events), as far as the API uses them. */
export interface ServerEvent {
  readonly name: string;
  /** Names the event, so that a later stream can go on from there; null where it has none. */
  readonly id: string | null;
  readonly data: string;
}

const BLOCK_END = /\r?\n\r?\n/;

/** The events of an answer as they come; comments, which only keep the connection, are left out. `onBytes` hears of all. */
export async function* readEvents(response: Response, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      onBytes();
      const blocks = (waiting + part.value).split(BLOCK_END);
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader?.cancel();
  }
}

function eventOf(block: string): ServerEvent | null {
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
