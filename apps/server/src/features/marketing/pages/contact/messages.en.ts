import type { ContactField, ContactObjections, InquiryType } from '@pagewright/contract/contact/fields';
import { OBJECTIONS } from '@pagewright/contract/validators';

const types: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
};

const fields: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
};

const { required, email, maxLength } = OBJECTIONS;
const objections: ContactObjections = { required, email, maxLength };

/** Messages in English. */
export const english = {
  title: 'Contact Pagewright: questions, sales, and support',
  description:
    'Contact us with general questions or about sales, support, or partnerships. Support hours: Monday to Friday 9-6 EST, Saturday 10-4, Sunday closed.',
  sharedTitle: 'Contact us',
  sharedDescription: 'Questions, sales, support, or partnerships: a person reads every message.',
  heading: 'Contact us',
  lead: 'Tell us what you were doing and what you expected. If you saw an error, include the request ID it shows.',
  aside: 'Hours and faster answers',
  hoursTitle: 'Support hours',
  hours: [
    { days: 'Monday to Friday', time: '9 am to 6 pm' },
    { days: 'Saturday', time: '10 am to 4 pm' },
    { days: 'Sunday', time: 'Closed' },
  ],
  zone: 'All times are EST.',
  fasterTitle: 'Faster answers',
  /** What else may answer a question, by the names of the pages. */
  faster: {
    help: 'how things work',
    status: 'is the server up?',
    apiReference: 'every API call',
    pricing: 'what each plan includes',
  },
  ownInstallation: 'Using your company’s own installation? Its operator can help you faster.',
  types,
  fields,
  about: 'What is it about?',
  required: '(required)',
  optional: '(optional)',
  noSecrets: 'Please don’t send passwords or API keys.',
  leaveEmpty: 'Leave this empty',
  send: 'Send message',
  sending: 'Sending…',
  kept: 'We keep your message so we can reply.',
  checkFields: 'Please check the marked fields.',
  failed: 'Your message could not be sent. It is still in the form. Try again.',
  fromOtherSite: 'This came from another site. Send it from here if it is yours.',
  objections,
  thanks: 'Thanks, we got your message.',
  willReply: 'The operator of this server will reply to',
  sendAnother: 'Send another message',
};

/** Shape of the messages in each language. */
export type ContactPageSentences = typeof english;
