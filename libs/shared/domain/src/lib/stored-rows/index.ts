export * from './find-fault';
export { isDegrees } from './setting-rules';
export { TABLE_RULES, type StoredReference, type StoredRow } from './table-rules';
