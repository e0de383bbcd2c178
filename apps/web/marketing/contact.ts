import { CONTACT_FIELDS, contactObjection, type ContactField } from '@pagewright/contract/contact/fields';
import { pageLanguage } from './language/page-language.ts';

const DRAFT = 'pagewright.contact';

type Values = Record<string, string>;

/** Submits the form without leaving the page, and keeps its content in session storage until it is sent. */
function submitInPage(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-send]');
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  if (!button || !problem) return;
  const label = button.textContent;
  // Idempotency key: the same content sent twice is one message, changed content is another.
  let key = crypto.randomUUID();

  restoreDraft(form);
  form.addEventListener('input', ({ target }) => {
    key = crypto.randomUUID();
    storeDraft(readValues(form));
    if (target instanceof HTMLElement && target.getAttribute('aria-invalid') === 'true') validate(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled) return;
    problem.textContent = '';
    if (validate(form)) return void submit();
    problem.textContent = form.dataset['checkFields'] ?? '';
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  async function submit(): Promise<void> {
    if (!button || !problem) return;
    button.disabled = true;
    button.textContent = button.dataset['sending'] ?? label;
    const values = readValues(form);
    const refusal = await send(values, key, form.dataset['failed'] ?? '');
    button.disabled = false;
    button.textContent = label;
    if (refusal === null) showDone(form, values['email'] ?? '');
    else problem.textContent = refusal;
  }
}

/** Null on success, else the error message: the server's, or that it failed. */
async function send(values: Values, key: string, failed: string): Promise<string | null> {
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': pageLanguage,
        'idempotency-key': key,
      },
      body: JSON.stringify(values),
    });
    if (answer.ok) return null;
    const { error } = (await answer.json()) as { error?: unknown };
    return answer.status < 500 && typeof error === 'string' ? error : failed;
  } catch {
    return failed;
  }
}

/** Shows validation errors under the fields; returns whether all are valid. */
function validate(form: HTMLFormElement): boolean {
  const values = readValues(form);
  const objections = CONTACT_FIELDS.map((field) => {
    const objection = contactObjection(field, (values[field] ?? '').trim(), objectionsOf(form, field));
    mark(form, field, objection);
    return objection;
  });
  return objections.every((objection) => objection === null);
}

/** What the page says about an invalid field. */
function objectionsOf(form: HTMLFormElement, field: ContactField) {
  const input = form.elements.namedItem(field);
  const said = (name: string): string => (input instanceof HTMLElement && input.dataset[name]) || '';
  return { required: said('required'), email: said('email'), maxLength: () => said('maxLength') };
}

function mark(form: HTMLFormElement, field: ContactField, objection: string | null): void {
  const errorElement = form.querySelector(`#${field}-error`);
  if (errorElement) errorElement.textContent = objection ?? '';
  const input = form.elements.namedItem(field);
  if (!(input instanceof HTMLElement)) return;
  if (objection === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

function showDone(form: HTMLFormElement, email: string): void {
  storeDraft(null);
  const done = document
    .querySelector<HTMLTemplateElement>('template[data-contact-done]')
    ?.content.cloneNode(true);
  if (!(done instanceof DocumentFragment)) return;
  const address = done.querySelector('strong');
  if (address) address.textContent = email;
  const box = done.querySelector<HTMLElement>('.form-done');
  form.replaceWith(done);
  box?.focus();
}

function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Restores earlier content into empty fields. The URL takes precedence for the topic. */
function restoreDraft(form: HTMLFormElement): void {
  const isFilled = CONTACT_FIELDS.some((field) => (readValues(form)[field] ?? '') !== '');
  if (isFilled) return;
  for (const [name, value] of Object.entries(readDraft())) {
    const input = form.elements.namedItem(name);
    const isNamed = name === 'inquiryType' && new URLSearchParams(location.search).has('type');
    if (isNamed || !(input && 'value' in input)) continue;
    input.value = value;
  }
}

function readDraft(): Values {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Values;
  } catch {
    return {};
  }
}

/** Null clears it. Without storage, only the form has the content. */
function storeDraft(values: Values | null): void {
  try {
    if (values === null) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(values));
  } catch {
    // The form still has it.
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-contact]');
if (form) submitInPage(form);
