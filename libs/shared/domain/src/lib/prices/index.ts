export * from './best-offer';
export * from './current-offer';
export * from './day-offer';
export * from './other-price-texts';
export * from './other-prices';
export * from './price-note';
export * from './price-span';
export * from './promotion-prices';
