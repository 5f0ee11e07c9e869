/** What is below these paths is an order. */
const OF_ORDERS = /(?<=\/(?:orders?|quotes)\/).+/i;

/** The path of a request as logs and traces have it: without its query, and without an order or its token (E6). */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(OF_ORDERS, '');
