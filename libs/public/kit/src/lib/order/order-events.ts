/** Where a device keeps its order, as the query of a URL. */
export const ORDER_KEY = 'lereng-order';

/** Fired at the window when it has changed in this tab. */
export const ORDER_CHANGED = 'lereng-order-changed';

/** Whether this device has an order. Storage may be blocked. */
export function hasStoredOrder(): boolean {
  try {
    return Boolean(localStorage.getItem(ORDER_KEY));
  } catch {
    return false;
  }
}

/** Calls back when the order has changed, here or in another tab. @returns a function that ends this */
export function onOrderChange(callBack: () => void): () => void {
  const events = [ORDER_CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, callBack);
  return () => events.forEach((event) => window.removeEventListener(event, callBack));
}
