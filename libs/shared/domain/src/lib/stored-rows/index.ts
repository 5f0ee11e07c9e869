export * from './find-fault';
export { readJson } from './read-json';
export { isDegrees } from './setting-rules';
export { TABLE_RULES, type StoredReference, type StoredRow, type StoredTable } from './table-rules';
