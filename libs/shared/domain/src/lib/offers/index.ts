export * from './discount-label';
export * from './menu-categories';
export * from './promotion-image-note';
export * from './promotions';
export * from './route-stops';
