export * from './availability';
export * from './discount-label';
export * from './price-note';
export * from './promotion-image-note';
export * from './promotions';
export * from './route-stops';
