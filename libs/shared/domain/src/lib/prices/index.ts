export * from './best-offer';
export * from './current-offer';
export * from './day-offer';
export * from './other-price-lines';
export * from './other-prices';
export * from './priced-unit';
export * from './price-span';
export * from './promotion-prices';
