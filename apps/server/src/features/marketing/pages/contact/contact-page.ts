import { INQUIRY_TYPES } from '@pagewright/contract/contact/fields';
import { z } from 'zod';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import type { MarketingPage, PlacedPage } from '../../page.ts';
import { contactForm, type ContactEntry } from './contact-form.ts';

const PATH = '/contact';
const asksFor = z.object({ type: z.enum(INQUIRY_TYPES) });
const nothing: ContactEntry = {
  values: { name: '', email: '', company: '', subject: '', message: '' },
  inquiryType: 'general',
  objections: {},
  problem: null,
};

/** The empty form. Its URL can preselect the subject: `?type=sales`. */
export const contactPage: PlacedPage = {
  path: PATH,
  render: ({ origin }) => ({
    ...about,
    isIndexed: true,
    data: [
      {
        '@type': 'ContactPage',
        name: 'Contact us',
        url: origin + PATH,
        description: about.description,
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
export function contactPageWith(entry: ContactEntry): PlacedPage {
  return answer(form(entry));
}

/** The confirmation after a message is stored. */
export function contactDonePage(email: string): PlacedPage {
  return answer(done(email));
}

function done(email: string): Markup {
  return markup`<div class="form-done" role="status" tabindex="-1">
<h2>Thanks, we got your message.</h2>
<p>The operator of this server will reply to <strong>${email}</strong>.</p>
<p><a href="${PATH}">Send another message</a></p>
</div>`;
}

/** The form, and the content that the script shows once the message is stored. */
function form(entry: ContactEntry): Markup {
  return markup`${contactForm(entry)}<template data-contact-done>${done('')}</template>`;
}

const about = {
  title: 'Contact Pagewright: questions, sales, and support',
  description:
    'Contact us with general questions or about sales, support, or partnerships. Support hours: Monday to Friday 9-6 EST, Saturday 10-4, Sunday closed.',
  sharedTitle: 'Contact us',
  sharedDescription: 'Questions, sales, support, or partnerships: a person reads every message.',
  lastModified: '2026-11-22',
  styles: ['forms'],
  scripts: ['contact'],
} satisfies Partial<MarketingPage>;

function answer(content: Markup): PlacedPage {
  return {
    path: PATH,
    render: () => ({ ...about, isIndexed: false, canonicalPath: PATH, body: body(content) }),
  };
}

function body(content: Markup): Markup {
  return markup`<div class="wide contact">
<div>
<h1>Contact us</h1>
<p class="lead">Tell us what you were doing and what you expected. If you saw an error, include the request ID it shows.</p>
${content}
</div>
<aside aria-label="Hours and faster answers">
<section class="card"><h2>Support hours</h2>
<dl class="hours"><div><dt>Monday to Friday</dt><dd>9 am to 6 pm</dd></div><div><dt>Saturday</dt><dd>10 am to 4 pm</dd></div><div><dt>Sunday</dt><dd>Closed</dd></div></dl>
<p class="quiet">All times are EST.</p></section>
<section class="card"><h2>Faster answers</h2>
<ul class="ways"><li><a href="/help">Help</a>: how things work</li><li><a href="/status">Status</a>: is the server up?</li><li><a href="/api-docs">API reference</a>: every API call</li><li><a href="/pricing">Pricing</a>: what each plan includes</li></ul>
<p class="quiet">Using your company’s own installation? Its operator can help you faster.</p></section>
</aside>
</div>`;
}
