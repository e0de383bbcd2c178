import {
  CONTACT_FIELDS,
  INQUIRY_TYPES,
  type ContactField,
  type InquiryType,
} from '@pagewright/contract/contact/fields';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';

/** The values of the form and their errors. */
export interface ContactEntry {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly inquiryType: InquiryType;
  readonly objections: Readonly<Partial<Record<ContactField, string>>>;
  /** Why it was rejected; null if it was not submitted or the fields explain it. */
  readonly problem: string | null;
}

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
};
const FIELDS: Readonly<Record<Exclude<ContactField, 'message'>, { label: string; attributes: Markup }>> = {
  name: { label: 'Name', attributes: markup`autocomplete="name"` },
  email: { label: 'Email', attributes: markup`type="email" autocomplete="email"` },
  company: { label: 'Company', attributes: markup`autocomplete="organization"` },
  subject: { label: 'Subject', attributes: markup`autocomplete="off"` },
};

/** The form for messages to the operator. It works without a script and is shown again if it is invalid. */
export function contactForm(entry: ContactEntry): Markup {
  const wrong = CONTACT_FIELDS.find((field) => entry.objections[field] !== undefined);
  return markup`<form class="form" method="post" action="/contact" novalidate data-contact>
<p class="form-problem" role="alert" data-problem>${entry.problem ?? (wrong !== undefined && 'Please check the marked fields.')}</p>
<div class="form-pair">${lineField('name', entry, wrong)}${lineField('email', entry, wrong)}</div>
<div class="form-pair">${lineField('company', entry, wrong)}<div class="field">
<label for="inquiryType">What is it about?</label>
<select id="inquiryType" name="inquiryType">${INQUIRY_TYPES.map(
    (type) =>
      markup`<option value="${type}"${type === entry.inquiryType && markup` selected`}>${TYPES[type]}</option>`,
  )}</select>
</div></div>
${lineField('subject', entry, wrong)}
<div class="field">
<label for="message">Message ${required}</label>
<p class="quiet" id="message-help">Please don’t send passwords or API keys.</p>
<textarea id="message" name="message" rows="8" required aria-describedby="message-help message-error"${stateOf('message', entry, wrong)}>
${entry.values.message}</textarea>
${objection('message', entry)}
</div>
<div class="form-trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<p class="actions"><button class="button" data-send data-sending="Sending…">Send message</button></p>
<p class="quiet">We keep your message so we can reply. <a href="/privacy-policy">Privacy</a></p>
</form>`;
}

const required = markup`<span class="quiet">(required)</span>`;

function lineField(field: keyof typeof FIELDS, entry: ContactEntry, wrong: ContactField | undefined): Markup {
  const { label, attributes } = FIELDS[field];
  const isRequired = field !== 'company';
  return markup`<div class="field">
<label for="${field}">${label} ${isRequired ? required : markup`<span class="quiet">(optional)</span>`}</label>
<input id="${field}" name="${field}" value="${entry.values[field]}" ${attributes}${isRequired && markup` required`} aria-describedby="${field}-error"${stateOf(field, entry, wrong)}>
${objection(field, entry)}
</div>`;
}

/** The first invalid field gets the focus. */
function stateOf(field: ContactField, { objections }: ContactEntry, wrong: ContactField | undefined): Markup {
  const invalid = objections[field] !== undefined && markup` aria-invalid="true"`;
  return markup`${invalid}${field === wrong && markup` autofocus`}`;
}

function objection(field: ContactField, { objections }: ContactEntry): Markup {
  return markup`<p class="field-error" id="${field}-error">${objections[field] ?? null}</p>`;
}
