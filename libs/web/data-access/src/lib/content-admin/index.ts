export { useFetchRow, type RowEndpoint, type Versioned } from './use-fetch-row';
