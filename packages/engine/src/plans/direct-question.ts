/** 'What do you get for it', 'is it safe'; not 'what is included'. */
const DIRECT =
  /^(?:what|how|when|where|why|which) (?:do|does|did|is|are|can|should) (?!included|needed|involved|possible)|^(?:do|does|is|are|can|should|will) (?:you|they|it|there|we) /iu;
const FRENCH = /^est-ce qu/iu;

/** Whether a topic is an English question that needs a question mark. */
export const isDirectQuestion = (topic: string): boolean => DIRECT.test(topic);

/** A topic with the question mark that it needs. */
export function asQuestion(topic: string): string {
  if (isDirectQuestion(topic)) return `${topic}?`;
  return FRENCH.test(topic) ? `${topic} ?` : topic;
}
