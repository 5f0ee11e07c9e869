export * from './coming-days';
export * from './order';
export { ADD_KEY, addedText, orderRowKey } from './order-row';
export type { OrderKind, OrderLine, OrderRow } from './order-row';
export * from './quote';
export * from './unavailable';
