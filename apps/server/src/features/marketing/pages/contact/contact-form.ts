import {
  CONTACT_FIELDS,
  CONTACT_LENGTHS,
  INQUIRY_TYPES,
  type ContactField,
  type InquiryType,
} from '@pagewright/contract/contact/fields';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../../messages.ts';
import { contactMessages as say } from './messages.ts';

/** The values of the form and their errors. */
export interface ContactEntry {
  readonly values: Readonly<Record<ContactField, string>>;
  readonly inquiryType: InquiryType;
  readonly objections: Readonly<Partial<Record<ContactField, string>>>;
  /** Why it was rejected; null if it was not submitted or the fields explain it. */
  readonly problem: string | null;
}

const ATTRIBUTES: Readonly<Record<Exclude<ContactField, 'message'>, Markup>> = {
  name: markup`autocomplete="name"`,
  email: markup`type="email" autocomplete="email"`,
  company: markup`autocomplete="organization"`,
  subject: markup`autocomplete="off"`,
};

/** The form for messages to the operator. It works without a script and is shown again if it is invalid. */
export function contactForm(entry: ContactEntry): Markup {
  const wrong = CONTACT_FIELDS.find((field) => entry.objections[field] !== undefined);
  return markup`<form class="form" method="post" action="/contact" novalidate data-contact data-failed="${say.failed}" data-check-fields="${say.checkFields}">
<p class="form-problem" role="alert" data-problem>${entry.problem ?? (wrong !== undefined && say.checkFields)}</p>
<div class="form-pair">${lineField('name', entry, wrong)}${lineField('email', entry, wrong)}</div>
<div class="form-pair">${lineField('company', entry, wrong)}<div class="field">
<label for="inquiryType">${say.about}</label>
<select id="inquiryType" name="inquiryType">${INQUIRY_TYPES.map(
    (type) =>
      markup`<option value="${type}"${type === entry.inquiryType && markup` selected`}>${say.types[type]}</option>`,
  )}</select>
</div></div>
${lineField('subject', entry, wrong)}
<div class="field">
<label for="message">${say.fields.message} ${required()}</label>
<p class="quiet" id="message-help">${say.noSecrets}</p>
<textarea id="message" name="message" rows="8" required ${objectionsOf('message')} aria-describedby="message-help message-error"${stateOf('message', entry, wrong)}>
${entry.values.message}</textarea>
${objection('message', entry)}
</div>
<div class="form-trap" aria-hidden="true"><label for="website">${say.leaveEmpty}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<p class="actions"><button class="button" data-send data-sending="${say.sending}">${say.send}</button></p>
<p class="quiet">${say.kept} <a href="/privacy-policy">${site.pageNames.privacy}</a></p>
</form>`;
}

const required = (): Markup => markup`<span class="quiet">${say.required}</span>`;

function lineField(
  field: keyof typeof ATTRIBUTES,
  entry: ContactEntry,
  wrong: ContactField | undefined,
): Markup {
  const isRequired = field !== 'company';
  return markup`<div class="field">
<label for="${field}">${say.fields[field]} ${isRequired ? required() : markup`<span class="quiet">${say.optional}</span>`}</label>
<input id="${field}" name="${field}" value="${entry.values[field]}" ${ATTRIBUTES[field]}${isRequired && markup` required`} ${objectionsOf(field)} aria-describedby="${field}-error"${stateOf(field, entry, wrong)}>
${objection(field, entry)}
</div>`;
}

/** What the page's script says about an invalid field. */
function objectionsOf(field: ContactField): Markup {
  const { required: isMissing, email, maxLength } = say.objections;
  const isEmail = field === 'email' && markup` data-email="${email}"`;
  return markup`data-required="${isMissing}"${isEmail} data-max-length="${maxLength(CONTACT_LENGTHS[field])}"`;
}

/** The first invalid field gets the focus. */
function stateOf(field: ContactField, { objections }: ContactEntry, wrong: ContactField | undefined): Markup {
  const invalid = objections[field] !== undefined && markup` aria-invalid="true"`;
  return markup`${invalid}${field === wrong && markup` autofocus`}`;
}

function objection(field: ContactField, { objections }: ContactEntry): Markup {
  return markup`<p class="field-error" id="${field}-error">${objections[field] ?? null}</p>`;
}
