export * from './contrast';
export * from './palette';
