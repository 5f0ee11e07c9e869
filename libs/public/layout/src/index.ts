export { publicLayout } from './lib/public-layout';
