import { plainPath } from './order-paths';

/**
 * What is behind the names of the paths of orders: after their slash, or after whatever stands there instead of one, as
 * an address may be misspelled. Other names may begin in the same way, such as that of a script.
 */
const OF_ORDERS = /(?<=(?:[/\\]|%(?:25)*(?:2f|5c))(?:orders?|quotes)(?:\/|(?![\w./-])))\S+/gi;

/** A part of a path that has as many of these characters in a row has a token, of this release or the former one. */
const TOKEN = /[\w-]{40}/;

/** A text that names paths, such as a line for the log, without orders and their tokens (E6). */
export const withoutOrder = (text: string): string =>
  text.replace(OF_ORDERS, '').replace(/[^\s/]+/g, (part) => (TOKEN.test(part) ? '' : part));

/**
 * The path of a request as logs and traces have it: in plain characters, without its query, and without an order or its
 * token (E6), also at an address that is misspelled.
 */
export const loggedPath = (url: string): string =>
  withoutOrder(plainPath(url.split('?', 1)[0] ?? '').replace(/[^\x21-\x7e]/g, ''));
