/**
 * Lines of a stream, without their line ends. Only `\n` and `\r\n` end a line: other separators may occur inside JSON
 * strings. The last line needs no line end.
 */
export async function* readLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  const line = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);
  // Pieces of an incomplete line: a long line arrives in many of them.
  let pieces: string[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      pieces.push(chunk.slice(from, end));
      yield line(pieces.join(''));
      pieces = [];
      from = end + 1;
    }
    if (from < chunk.length) pieces.push(chunk.slice(from));
  }
  if (pieces.length > 0) yield line(pieces.join(''));
}
