export * from './find-fault';
export { readJson } from './read-json';
export { isDegrees } from './setting-rules';
export { TABLE_RULES, type StoredReference, type StoredRow } from './table-rules';
