import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Rules for AI agents on the public site. */
export const crawlerMessages = defineMessages('crawlerMessages', {
  title: 'AI agents',
  text: 'Which AI agents your public site asks to stay away, in robots.txt. Everyone is welcome until you change this.',
  request:
    'robots.txt is a request: agents that do not follow it can still read your pages. Search engines such as Google and Bing are not affected here.',
  loading: 'Loading the rules for AI agents',
  failed: 'The rules for AI agents could not be loaded',
  retry: 'Retry',
  adminsOnly: 'Only workspace admins can change this.',
  training: 'Ask agents that collect texts for training to stay away',
  trainingHelp:
    'Future models may know less about you. Answers that search the web are not affected. Google and Apple are also asked not to train on your pages; Google then leaves them out of answers in its Gemini apps, too, but Google Search does not change.',
  search: 'Ask agents of AI search to stay away',
  searchHelp:
    'ChatGPT search, Claude, and Perplexity may no longer find, name, or link your pages. You lose the readers they send.',
  user: 'Ask agents that open a page for a person to stay away',
  userHelp:
    'Assistants may no longer open a link that someone gives them. OpenAI and Perplexity say that these visits may ignore robots.txt, because a person asked for them.',
  names: (names: string) => `Names: ${names}`,
  llms: 'Publish llms.txt',
  llmsHelp:
    'A plain list of your articles for language models. We know of no search engine or AI service that has said it reads this file, so do not expect an effect.',
  robots: 'Preview of robots.txt',
  llmsPreview: 'Preview of llms.txt',
  nothingYet: 'The list is empty until you publish an article.',
  shared:
    'Your site shares this server’s address, so its rules are in the server’s robots.txt, next to those of other sites.',
  save: 'Save rules',
  saved: 'Rules for AI agents saved. Agents may take a day to notice.',
});
