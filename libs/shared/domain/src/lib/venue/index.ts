export * from './calendar-entries';
export * from './map-link';
export * from './opening-hours';
export * from './opening-state';
