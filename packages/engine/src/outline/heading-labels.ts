/** Longest label in words. */
const LABEL_WORDS = 5;
const TASK_WORDS = 7;
const TASK =
  /^(?:how to|how often|when to|where to|which|why|cómo|qué|por qué|cuándo|cuánto|dónde|cada cuánto|comment|pourquoi|quand|où|quel(?:le)?s?|que|combien) \p{L}+ \p{L}+/iu;
const SPOKEN =
  /(?<!\p{L})(?:you|your|i|my|me|we|us|our|he|she|they|said|vous|votre|vos|je|mon|ma|mes|tu|tus|te|mi|mis|usted|su|nos|dijo|dit)(?!\p{L})|[:!;…"“«(,]/iu;
/** Not a label: it addresses somebody, or is a sentence fragment. */
const NO_LABEL =
  /(?<!\p{L})(?:you|your|vous|votre|vos|tu|tus|te|usted|su)(?!\p{L})|^(?:what|how|why|if|when|ce qu|comment|quand|si|cómo|qué|cuándo|cuando|dónde|où|so|the .* (?:itself|rest)$)|[:!;…"“«(]|^\p{L}+$|\d|(?<!\p{L})(?:isn|don|n)['’]t|,|^the \p{L}+$|^(?:le|la|les|el|los|las) \p{L}+$|(?<!\p{L})ne? .* pas/iu;

/** Whether a heading names part of a subject in a few plain words: 'Ratio and grind'. */
export const isLabel = (text: string): boolean =>
  text.split(/\s+/).length <= LABEL_WORDS && !NO_LABEL.test(text) && !text.endsWith('?');

/** Whether a heading states the section's task in words any page could use: 'How to prepare the house'. */
export const isTask = (text: string): boolean =>
  text.split(/\s+/).length <= TASK_WORDS && TASK.test(text) && !SPOKEN.test(text);
