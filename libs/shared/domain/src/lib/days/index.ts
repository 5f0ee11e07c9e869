export * from './day-set';
export * from './day-span';
export * from './days-in-words';
export * from './weekdays';
