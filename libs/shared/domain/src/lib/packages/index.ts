export * from './iso-duration';
export * from './route-stops';
