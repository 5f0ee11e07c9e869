import type { Plugin } from 'vite';

/** The class of a database that the product does not use; PostgreSQL and SQLite need the other folders. */
const DRIVER =
  /[\\/]typeorm[\\/]driver[\\/](?!better-sqlite3|postgres|sqlite-abstract)[\w-]+[\\/](\w+Driver)\.js$/;
/** Packages of such databases, which are not installed. */
const CLIENTS =
  /^(@google-cloud\/|@sap\/|expo-sqlite|hdb-pool|ioredis|mongodb|mssql|mysql|oracledb|pg-|react-native|redis|sql\.js|typeorm-aurora)/;

/**
 * Leaves TypeORM's drivers of other databases out of the bundle, a third of it: it loads all of them to
 * choose one.
 */
export function leanTypeorm(): Plugin {
  return {
    name: 'lereng:lean-typeorm',
    enforce: 'pre',
    resolveId(source, importer) {
      const isUnused = CLIENTS.test(source) && /[\\/]typeorm[\\/]/.test(importer ?? '');
      return isUnused ? { id: source, external: true } : null;
    },
    load(id) {
      const [, name] = DRIVER.exec(id) ?? [];
      if (name === undefined) return null;
      return `exports.${name} = class {
        constructor() {
          throw new Error('${name} is not in this bundle');
        }
      };`;
    },
  };
}
