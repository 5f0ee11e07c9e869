/**
 * jsdom knows the element `dialog` but not what it does. This is as much of it as the kit leans on:
 * opening and closing, the `close` event, and giving the focus back. Set up by Jest, never imported.
 */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal ??= function showModal() {
  if (this.open) throw new DOMException('Already open', 'InvalidStateError');
  focusBefore.set(this, document.activeElement);
  this.open = true;
};

HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  const before = focusBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
