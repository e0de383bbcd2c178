/** The browser APIs that the script uses; server tests, which also start this fake, have no DOM types. */
interface Browser {
  readonly document: {
    readonly currentScript: { readonly src: string };
    createElement(name: 'button'): Button;
  };
  open(address: string, target: string, features: string): Popup;
  addEventListener(kind: 'message', hear: (message: Message) => void): void;
  removeEventListener(kind: 'message', hear: (message: Message) => void): void;
}

interface Popup {
  readonly closed: boolean;
  readonly location: { href: string };
  close(): void;
}

interface Message {
  readonly source: unknown;
  readonly origin: string;
  readonly data: { readonly action: unknown };
}

interface Button {
  type: string;
  textContent: string;
  readonly style: object;
  addEventListener(kind: 'click', hear: () => void): void;
  remove(): void;
}

/**
 * The script that a page loads for the PayPal button. The button opens the approval page in a popup, which reports
 * through `opener` what the buyer did, like PayPal's.
 */
export function checkoutScript(isEligible: boolean): string {
  return `(${install.toString()})(${isEligible})`;
}

/** Runs in the browser from its source text, so it must not use anything outside of itself. */
function install(isEligible: boolean): void {
  interface Handlers {
    readonly fundingSource?: string;
    readonly createOrder: (data: object, actions: object) => Promise<string>;
    readonly onApprove: (data: object, actions: object) => Promise<void>;
    readonly onCancel: (data: object, actions: object) => void;
    readonly onError: (error: unknown) => void;
  }
  const browser = globalThis as unknown as Browser;
  const { origin } = new URL(browser.document.currentScript.src);

  const asked = (orderId: string, popup: Popup): Promise<string> =>
    new Promise((resolve) => {
      const closed = setInterval(() => popup.closed && leave('cancel'), 200);
      const hear = (event: Message): void => {
        if (event.source === popup && event.origin === origin) leave(String(event.data.action));
      };
      const leave = (action: string): void => {
        clearInterval(closed);
        browser.removeEventListener('message', hear);
        resolve(action);
      };
      browser.addEventListener('message', hear);
      popup.location.href = `${origin}/checkoutnow?token=${orderId}`;
    });

  const approve = async (handlers: Handlers, orderID: string, popup: Popup): Promise<void> => {
    const action = await asked(orderID, popup);
    if (action === 'cancel') return handlers.onCancel({ orderID }, {});
    if (action !== 'approve') return handlers.onError(new Error('The window of PayPal broke'));
    const restart = (): void => void approve(handlers, orderID, browser.open('', '_blank', 'popup'));
    await handlers.onApprove({ orderID, payerID: 'BUYERBUYER234' }, { restart });
  };

  const pay = async (handlers: Handlers): Promise<void> => {
    const popup = browser.open('', '_blank', 'popup');
    try {
      await approve(handlers, await handlers.createOrder({ paymentSource: 'paypal' }, {}), popup);
    } catch (error) {
      popup.close();
      handlers.onError(error);
    }
  };

  const Buttons = (handlers: Handlers): object => {
    const button = browser.document.createElement('button');
    button.type = 'button';
    button.textContent = 'PayPal';
    button.addEventListener('click', () => void pay(handlers));
    Object.assign(button.style, {
      width: '100%',
      height: '44px',
      border: '0',
      borderRadius: '4px',
      background: '#ffc439',
      color: '#003087',
      font: 'italic 700 18px sans-serif',
    });
    return {
      isEligible: () => isEligible && handlers.fundingSource === 'paypal',
      render: async (place: { append(button: Button): void }) => place.append(button),
      close: async () => button.remove(),
      updateProps: () => undefined,
    };
  };
  Object.assign(globalThis, { paypal: { version: 'stand-in', FUNDING: { PAYPAL: 'paypal' }, Buttons } });
}
