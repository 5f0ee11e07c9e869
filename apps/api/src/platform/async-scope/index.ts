export { AsyncScope } from './async-scope';
