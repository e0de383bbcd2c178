const DOUBLED = new Set(
  'cut set get put run plan win stop drop knit sit dig fit begin swim ship shop chop trim wrap'.split(' '),
);

/** The activity as a noun: 'build a shed' becomes 'building a shed'. English. */
export function gerund(task: string): string {
  const [verb = '', ...rest] = task.split(' ');
  const word = verb.toLowerCase();
  const stem = DOUBLED.has(word)
    ? word + word.slice(-1)
    : /[^aeiou]ie$/.test(word)
      ? `${word.slice(0, -2)}y`
      : /[^eoy]e$/.test(word)
        ? word.slice(0, -1)
        : word;
  return [`${stem}ing`, ...rest].join(' ');
}
