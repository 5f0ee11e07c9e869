export * from './discount-label';
export * from './promotion-image-note';
export * from './promotions';
