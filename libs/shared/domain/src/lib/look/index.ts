export * from './contrast';
export * from './logo';
export * from './palette';
export * from './ready-colors';
