export * from './order';
export * from './order-message';
export * from './quote';
