/**
 * jsdom lacks the methods of `dialog`. This adds what the kit uses: opening, closing, the `close`
 * event and restoring the focus. Loaded by Jest's `setupFiles`.
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
