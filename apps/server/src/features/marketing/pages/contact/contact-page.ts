import { INQUIRY_TYPES } from '@pagewright/contract/contact/fields';
import { sitePath } from '@pagewright/contract/site-path';
import { z } from 'zod';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import { siteMessages as site } from '../../messages.ts';
import type { MarketingPage, SitePage } from '../../page.ts';
import { contactForm, type ContactEntry } from './contact-form.ts';
import { contactMessages as say } from './messages.ts';

const PATH = '/contact';
/** Pages that may answer a question. */
const FASTER = [
  ['help', '/help'],
  ['status', '/status'],
  ['apiReference', '/api-docs'],
  ['pricing', '/pricing'],
] as const;
const asksFor = z.object({ type: z.enum(INQUIRY_TYPES) });
const nothing: ContactEntry = {
  values: { name: '', email: '', company: '', subject: '', message: '' },
  inquiryType: 'general',
  objections: {},
  problem: null,
};

/** The empty form. Its URL can preselect the subject: `?type=sales`. */
export const contactPage: SitePage = {
  path: PATH,
  render: ({ origin }) => ({
    ...about(),
    isIndexed: true,
    data: [
      {
        '@type': 'ContactPage',
        name: say.heading,
        url: origin + sitePath(PATH, currentLanguage()),
        description: say.description,
      },
    ],
    body: body(form(nothing)),
  }),
  filtered: (query) => {
    const inquiryType = asksFor.safeParse(query).data?.type;
    return inquiryType === undefined ? null : contactPageWith({ ...nothing, inquiryType });
  },
};

/** The form as submitted. */
export function contactPageWith(entry: ContactEntry): SitePage {
  return answer(() => form(entry));
}

/** The confirmation after a message is stored. */
export function contactDonePage(email: string): SitePage {
  return answer(() => done(email));
}

function done(email: string): Markup {
  return markup`<div class="form-done" role="status" tabindex="-1">
<h2>${say.thanks}</h2>
<p>${say.willReply} <strong>${email}</strong>.</p>
<p><a href="${PATH}">${say.sendAnother}</a></p>
</div>`;
}

/** The form, and the content that the script shows once the message is stored. */
function form(entry: ContactEntry): Markup {
  return markup`${contactForm(entry)}<template data-contact-done>${done('')}</template>`;
}

function about() {
  return {
    title: say.title,
    description: say.description,
    sharedTitle: say.sharedTitle,
    sharedDescription: say.sharedDescription,
    lastModified: '2026-11-22',
    styles: ['forms'],
    scripts: ['contact'],
  } satisfies Partial<MarketingPage>;
}

function answer(content: () => Markup): SitePage {
  return {
    path: PATH,
    render: () => ({ ...about(), isIndexed: false, canonicalPath: PATH, body: body(content()) }),
  };
}

function body(content: Markup): Markup {
  return markup`<div class="wide contact">
<div>
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
${content}
</div>
<aside aria-label="${say.aside}">
<section class="card"><h2>${say.hoursTitle}</h2>
<dl class="hours">${say.hours.map(({ days, time }) => markup`<div><dt>${days}</dt><dd>${time}</dd></div>`)}</dl>
<p class="quiet">${say.zone}</p></section>
<section class="card"><h2>${say.fasterTitle}</h2>
<ul class="ways">${FASTER.map(([name, path]) => markup`<li><a href="${path}">${site.pageNames[name]}</a>: ${say.faster[name]}</li>`)}</ul>
<p class="quiet">${say.ownInstallation}</p></section>
</aside>
</div>`;
}
