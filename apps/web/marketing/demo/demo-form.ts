/** The demo's elements on the page. */
export interface DemoForm {
  readonly form: HTMLFormElement;
  readonly text: HTMLTextAreaElement;
  readonly keyword: HTMLInputElement;
  readonly score: HTMLButtonElement;
  /** Clears the sample to make room for the visitor's own text. */
  readonly own: HTMLButtonElement;
  /** Restores the sample. */
  readonly sample: HTMLButtonElement;
  readonly stop: HTMLButtonElement;
  readonly status: HTMLParagraphElement;
  /** Shown once there is a score. */
  readonly result: HTMLDivElement;
  /** The score itself. */
  readonly shown: HTMLDivElement;
}

/** @throws Error naming the element that is missing */
export function readDemoForm(form: HTMLFormElement): DemoForm {
  return {
    form,
    text: part(form, 'text', HTMLTextAreaElement),
    keyword: part(form, 'keyword', HTMLInputElement),
    score: part(form, 'score', HTMLButtonElement),
    own: part(form, 'own', HTMLButtonElement),
    sample: part(form, 'sample', HTMLButtonElement),
    stop: part(form, 'stop', HTMLButtonElement),
    status: part(form, 'status', HTMLParagraphElement),
    result: part(form, 'result', HTMLDivElement),
    shown: part(form, 'shown', HTMLDivElement),
  };
}

function part<Kind extends Element>(form: Element, name: string, kind: new () => Kind): Kind {
  const found = form.querySelector(`[data-demo-${name}]`);
  if (!(found instanceof kind)) throw new Error(`The demonstration lacks its ${name}.`);
  return found;
}
