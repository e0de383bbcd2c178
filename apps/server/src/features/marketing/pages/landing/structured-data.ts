import { sitePath } from '@pagewright/contract/site-path';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import { landingMessages as say } from './messages.ts';

type Data = Readonly<Record<string, unknown>>;

/** The landing page's structured data: the site, its publisher, the software, and the questions answered. */
export function structuredData(origin: string): Data[] {
  const language = currentLanguage();
  const home = origin + sitePath('/', language).replace(/\/$/, '');
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Pagewright',
    url: origin,
    logo: `${origin}/favicon.svg`,
  };
  return [
    organization,
    {
      '@type': 'WebSite',
      name: 'Pagewright',
      url: home,
      inLanguage: language,
      publisher: { '@id': organization['@id'] },
    },
    {
      '@type': 'SoftwareApplication',
      name: 'Pagewright',
      description: say.description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, Linux, macOS, Windows',
      url: home,
      publisher: { '@id': organization['@id'] },
      offers: {
        '@type': 'Offer',
        name: 'Free',
        price: '0',
        priceCurrency: 'USD',
        url: origin + sitePath('/pricing', language),
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: say.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
