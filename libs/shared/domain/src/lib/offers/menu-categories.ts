import { platformKey } from '../contact/platforms';

/** The categories of menu items that a form suggests, in this order. */
export const SUGGESTED_CATEGORIES = ['Makanan', 'Minuman', 'Camilan'] as const;

/** The name of a category normalized for comparison, as that of a platform is. */
export const categoryKey = (name: string): string => platformKey(name);
