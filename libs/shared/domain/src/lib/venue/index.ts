export * from './calendar-entries';
export * from './day-state';
export * from './day-text';
export * from './map-link';
export * from './opening-hours';
export * from './opening-state';
export * from './opening-words';
export * from './weekdays';
