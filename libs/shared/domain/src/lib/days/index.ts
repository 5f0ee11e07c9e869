export * from './day-set';
export * from './day-span';
export * from './weekdays';
