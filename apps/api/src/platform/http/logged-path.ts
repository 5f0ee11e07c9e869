import { plainPath } from './order-paths';

/** What is below these paths is an order. */
const OF_ORDERS = /(?<=\/(?:orders?|quotes)\/)\S+/i;

/** A text that names paths, such as a line for the log, without an order or its token (E6). */
export const withoutOrder = (text: string): string => text.replace(OF_ORDERS, '');

/**
 * The path of a request as logs and traces have it: in plain characters, without its query, and without an order or its
 * token (E6).
 */
export const loggedPath = (url: string): string =>
  withoutOrder(plainPath(url.split('?', 1)[0] ?? '').replace(/[^\x20-\x7e]/g, ''));
