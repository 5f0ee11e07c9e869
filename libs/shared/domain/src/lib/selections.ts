/** How many rows the home page shows of each kind. */
export const FEATURED = { menuItems: 4, packages: 3, promotions: 2 } as const;

/** How many other rows the page of a menu item or package shows. */
export const OTHERS = 3;
