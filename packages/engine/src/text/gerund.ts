/** One short syllable doubles its last consonant, also after a prefix: 'planning', 'repotting', 'unplugging'. */
const SHORT =
  /^(?:re|un|over|out|under|pre|mis)?(?:qu|[^aeiou]|[bcdfgpt][lr]|s[chklmnptw]|[cstw]h|kn)[aeiou][^aeiouwxy]$/;
/** Others with the stress on their last syllable. */
const DOUBLED = new Set(
  'begin submit commit admit permit forget control equip upset transfer debug'.split(' '),
);

/** The activity as a noun: 'build a shed' becomes 'building a shed'. English. */
export function gerund(task: string): string {
  const [verb = '', ...rest] = task.split(' ');
  const word = verb.toLowerCase();
  const stem =
    SHORT.test(word) || DOUBLED.has(word)
      ? word + word.slice(-1)
      : /[^aeiou]ie$/.test(word)
        ? `${word.slice(0, -2)}y`
        : /[^eoy]e$/.test(word)
          ? word.slice(0, -1)
          : word;
  return [`${stem}ing`, ...rest].join(' ');
}
