import type { OrderRow } from '@lereng/shared-domain/orders';
import { useSyncExternalStore } from 'react';
import { onOrderChange } from './order-events';

/** A row, and how many people one unit of it is for: then the units may follow from the people. */
export interface OrderedRow extends OrderRow {
  capacity: number | null;
}

/** How many units of a row the order on this device has. */
type CountUnits = (row: OrderedRow) => number;

const none = () => 0;
let count: CountUnits = none;

/** Cards count by it from now on: the code of the order is fetched with an order, or with the first tap. */
export function countUnitsBy(countUnits: CountUnits): void {
  count = countUnits;
}

/** How many units of a row the order has; none in the server's markup, and until the code of the order is there. */
export const useOrderedUnits = (row: OrderedRow): number =>
  useSyncExternalStore(onOrderChange, () => count(row), none);
