/** Line 12 of better-sqlite3, for Node.js 20: its types are those of line 13. */
declare module 'better-sqlite3-node20' {
  export { default } from 'better-sqlite3';
}
