export * from './contrast';
export * from './logo';
export * from './palette';
