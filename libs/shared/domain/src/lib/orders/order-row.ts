/** The kinds of content that can be ordered. */
export type OrderKind = 'menu-items' | 'packages';

/** A menu item or package. */
export interface OrderRow {
  kind: OrderKind;
  id: number;
}

export interface OrderLine extends OrderRow {
  /** Units, 1 to 99; null for as many as the people need. */
  quantity: number | null;
}

/**
 * The parameter that adds units of a row, `?add=m3=1`, to the order in the URL, or else to the one that the browser
 * stores.
 */
export const ADD_KEY = 'add';

export const addedText = (line: OrderLine): string => `${orderRowKey(line)}=${line.quantity ?? ''}`;

/** The first letters of keys. */
export const PREFIXES: Readonly<Record<OrderKind, string>> = { 'menu-items': 'm', packages: 'p' };

/** The row in a URL: `m3` is the menu item 3, `p4` the package 4. */
export const orderRowKey = ({ kind, id }: OrderRow): string => `${PREFIXES[kind]}${id}`;
