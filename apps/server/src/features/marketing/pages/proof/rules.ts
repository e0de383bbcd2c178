/** What is promised and how to check it. Text in backticks is a command. */
export const rules: readonly { readonly rule: string; readonly check: string }[] = [
  {
    rule: 'Every number explains itself',
    check:
      'Open any score, down to the rule and the words it applies to. The gain a finding shows is what the edit brings, within half a point.',
  },
  {
    rule: 'Unknown is never zero',
    check:
      'A figure nobody knows is shown as a dash. Every figure says whether it was measured, modeled, or generated.',
  },
  {
    rule: 'No key needed',
    check: 'Sign up and use every screen. Keys bring better sources; they unlock nothing.',
  },
  {
    rule: 'Nothing is lost',
    check:
      'Save the same article in two tabs: you get both versions to choose from. Every save is a revision you can restore.',
  },
  {
    rule: 'AI suggests, you decide',
    check:
      'Generated text stays out of your article until you accept it. A figure without a source is marked.',
  },
  {
    rule: 'Published exactly once',
    check:
      '`npm run test:storm` kills two servers 30 times while 1,000 articles come due, and finds one page and one notification for each.',
  },
  {
    rule: 'Nobody sees what isn’t theirs',
    check: '`npm run test:security` makes every API call as eight kinds of callers.',
  },
];
