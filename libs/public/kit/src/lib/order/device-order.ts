import {
  EMPTY_ORDER,
  readOrder,
  withAdded,
  writeOrder,
  type Order,
  type OrderLine,
} from '@lereng/shared-domain/orders';
import { useSyncExternalStore } from 'react';
import { ORDER_CHANGED, ORDER_KEY } from './order-events';

// Also where storage is blocked: then it lasts as long as the page.
let text = '';
let order = EMPTY_ORDER;

/** The order on this device, the same object until it changes. */
export function deviceOrder(): Order {
  let stored = text;
  try {
    stored = localStorage.getItem(ORDER_KEY) ?? '';
  } catch {
    // What this page knows is all there is.
  }
  if (stored !== text) {
    text = stored;
    order = readOrder(new URLSearchParams(stored));
  }
  return order;
}

/** Stores another order on this device; an empty one leaves no trace. */
export function setDeviceOrder(next: Order): void {
  order = next;
  text = writeOrder(next).toString();
  try {
    if (text === '') localStorage.removeItem(ORDER_KEY);
    else localStorage.setItem(ORDER_KEY, text);
  } catch {
    // It lasts as long as the page.
  }
  window.dispatchEvent(new Event(ORDER_CHANGED));
}

/** Adds units of a row. @returns false where the order has them already, or as much as it may have */
export function addToDeviceOrder(line: OrderLine): boolean {
  const before = writeOrder(deviceOrder()).toString();
  setDeviceOrder(withAdded(deviceOrder(), line));
  return writeOrder(deviceOrder()).toString() !== before;
}

function subscribe(onChange: () => void): () => void {
  // The second one comes from other tabs.
  const events = [ORDER_CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
}

/** The order on this device; empty in the server's markup. */
export const useDeviceOrder = (): Order =>
  useSyncExternalStore(subscribe, deviceOrder, () => EMPTY_ORDER);
