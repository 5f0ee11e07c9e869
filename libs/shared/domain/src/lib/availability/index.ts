export * from './sold-out';
