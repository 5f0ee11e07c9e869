export { ordersFeature } from './lib/orders-feature';
