type Inputs = Readonly<Record<string, unknown>>;

/**
 * What is kept of what an analysis was asked. Of an item no text is kept, which stays with its author; and of pages that
 * were given none, which are for this call alone.
 */
export function keptInputs({ pages: _pages, ...inputs }: Inputs): Inputs {
  if (inputs['contentId'] === undefined) return inputs;
  const { content: _content, ...others } = inputs;
  return others;
}
