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
