type Inputs = Readonly<Record<string, unknown>>;

/**
 * Returns the inputs of an analysis to store. The text of an item is left out, because it belongs to its author, and
 * so are submitted pages, which are for this call only.
 */
export function storedInputs({ pages: _pages, ...inputs }: Inputs): Inputs {
  if (inputs['contentId'] === undefined) return inputs;
  const { content: _content, ...others } = inputs;
  return others;
}
