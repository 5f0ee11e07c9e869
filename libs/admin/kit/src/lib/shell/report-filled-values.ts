import { flushSync } from 'react-dom';

/** Makes every form submit the values that it shows. */
export function listenForFilledValues(): void {
  document.addEventListener('submit', reportFilledValues, true);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Listens to `submit` in the capture phase, before React: reports values that were filled in without an event, as
 * some password managers and extensions do, so that the form knows them.
 */
export function reportFilledValues({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  // All are read first: rendering one field may write the rendered values into the others again.
  const filled = [...target.elements]
    .filter(isFilled)
    .map((control) => [control, control.value] as const);
  // The form must know a value before its handler runs, and before the next one is reported.
  for (const [control, value] of filled) flushSync(() => report(control, value));
}

/** Whether a control shows another value than was rendered last. A file has no value that could be compared. */
function isFilled(control: Element): control is Control {
  if (control instanceof HTMLSelectElement) {
    const { rendered } = control.dataset;
    return rendered !== undefined && control.value !== rendered;
  }
  if (control instanceof HTMLInputElement && control.type === 'file') return false;
  return isTextual(control) && control.value !== renderedValue(control);
}

const isTextual = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** React writes the rendered value into the default value. The browser changes line breaks of a value. */
function renderedValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  const copy = control.cloneNode() as typeof control;
  copy.value = control.defaultValue;
  return copy.value;
}

function report(control: Control, value: string): void {
  if (isTextual(control)) {
    // React leaves out an event whose value it has seen being set, which it sees on the element alone.
    control.value = control.defaultValue;
  }
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
