import type { CalendarDate } from '@lereng/shared-domain';
import {
  EMPTY_ORDER,
  isSameRow,
  readOrder,
  unitsOf,
  withAdded,
  withQuantity,
  writeOrder,
  type Order,
  type OrderLine,
} from '@lereng/shared-domain/orders';
import { paths } from '@lereng/web-feature';
import { useSyncExternalStore } from 'react';
import { onOrderChange, ORDER_CHANGED, ORDER_KEY } from './order-events';
import { countUnitsBy, type OrderedRow } from './ordered-units';

let order = EMPTY_ORDER;
/** The text in storage after the last change by this page. It is not the order's where storage is blocked or full. */
let stored = '';
/** Whether storage holds the order itself. */
let isStored = true;

/** The order on this device, the same object until it changes. */
export function deviceOrder(): Order {
  const now = readStored();
  if (now !== stored) {
    stored = now;
    isStored = true;
    order = readOrder(new URLSearchParams(now));
  }
  return order;
}

/** Stores another order on this device, or in this tab where it cannot; an empty one leaves no trace. */
export function setDeviceOrder(next: Order): void {
  order = next;
  const text = writeOrder(next).toString();
  try {
    if (text === '') localStorage.removeItem(ORDER_KEY);
    else localStorage.setItem(ORDER_KEY, text);
  } catch {
    // It lasts as long as the page.
  }
  stored = readStored();
  isStored = stored === text;
  tellCards();
}

/** Has the cards on the page show how many units of their rows are in the order. */
export function tellCards(): void {
  countUnitsBy(orderedUnits);
  window.dispatchEvent(new Event(ORDER_CHANGED));
}

function orderedUnits(row: OrderedRow): number {
  const { lines, people } = deviceOrder();
  const line = lines.find((each) => isSameRow(each, row));
  return line ? unitsOf(line, people, row.capacity) : 0;
}

/**
 * The URL of the page of the order on this device. Where storage does not hold the order, the URL does, with name and
 * note, so it is for this device alone.
 */
export function deviceOrderHref(own: Order): string {
  const query = isStored ? '' : writeOrder(own).toString();
  return paths.order.getHref() + (query && `?${query}`);
}

function readStored(): string {
  try {
    return localStorage.getItem(ORDER_KEY) ?? '';
  } catch {
    // Storage is blocked, so the order exists only in the memory of this page.
    return stored;
  }
}

/**
 * Adds a unit of a row, or takes one from it: the last one takes the row out.
 *
 * @param line of a row that is not in the order yet
 * @returns false where the order has as much as it may have
 */
export function changeUnits(line: OrderLine, capacity: number | null, by: 1 | -1): boolean {
  const units = orderedUnits({ ...line, capacity });
  if (units === 0) return addToDeviceOrder(line);
  setDeviceOrder(withQuantity(deviceOrder(), line, units + by));
  return true;
}

/** Adds units of a row. @returns false where the order has them already, or as much as it may have */
export function addToDeviceOrder(line: OrderLine): boolean {
  const before = writeOrder(deviceOrder()).toString();
  setDeviceOrder(withAdded(deviceOrder(), line));
  return writeOrder(deviceOrder()).toString() !== before;
}

/** Sets the day of the visit, and adds a row that is not there yet. @returns the URL of the page of the order */
export function orderOnDay(line: OrderLine, date: CalendarDate): string {
  const order = deviceOrder();
  const isThere = order.lines.some((each) => isSameRow(each, line));
  const next = { ...(isThere ? order : withAdded(order, line)), date };
  setDeviceOrder(next);
  return deviceOrderHref(next);
}

/** The order on this device; empty in the server's markup. */
export const useDeviceOrder = (): Order =>
  useSyncExternalStore(onOrderChange, deviceOrder, () => EMPTY_ORDER);
