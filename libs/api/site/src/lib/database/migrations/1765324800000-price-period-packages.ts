import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The prices of packages in price periods, as a table. Replicas of the former release go on reading and writing the
 * column `prices`, so it stays, and a trigger stores in the table what they write. A list that the rules refuse has no
 * prices there, and neither has a package that is gone.
 */
export class PricePeriodPackages1765324800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE price_period_packages (
        period_id integer NOT NULL
          CONSTRAINT price_period_packages_period REFERENCES price_periods (id) ON DELETE CASCADE,
        package_id integer NOT NULL
          CONSTRAINT price_period_packages_package REFERENCES packages (id) ON DELETE CASCADE,
        position integer NOT NULL CONSTRAINT price_period_packages_position CHECK (position >= 0),
        price integer NOT NULL
          CONSTRAINT price_period_packages_price CHECK (price BETWEEN 1 AND 1000000000),
        CONSTRAINT price_period_packages_key PRIMARY KEY (period_id, package_id)
      )`);
    await queryRunner.query(
      'CREATE INDEX price_period_packages_package_id ON price_period_packages (package_id)',
    );
    const isPostgres = queryRunner.dataSource.options.type === 'postgres';
    for (const statement of isPostgres ? POSTGRES : SQLITE) await queryRunner.query(statement);
    // The triggers move the prices that are there.
    await queryRunner.query('UPDATE price_periods SET prices = prices');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.dataSource.options.type === 'postgres') {
      await queryRunner.query('DROP TRIGGER price_periods_prices ON price_periods');
      await queryRunner.query('DROP FUNCTION price_periods_prices()');
    } else {
      for (const name of SQLITE_TRIGGERS) await queryRunner.query(`DROP TRIGGER ${name}`);
    }
    await queryRunner.query('DROP TABLE price_period_packages');
  }
}

/** The lock keeps a package from being deleted for good between the read and the check of the reference. */
const POSTGRES = [
  `CREATE FUNCTION price_periods_prices() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM price_period_packages WHERE period_id = NEW.id;
      BEGIN
        INSERT INTO price_period_packages (period_id, package_id, position, price)
        SELECT NEW.id, packages.id, list.place - 1, (list.entry ->> 'price')::integer
        FROM jsonb_array_elements(NEW.prices::jsonb) WITH ORDINALITY AS list (entry, place)
        JOIN packages ON packages.id = (list.entry ->> 'package_id')::integer
        ORDER BY packages.id
        FOR KEY SHARE OF packages;
      EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
        NULL;
      END;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER price_periods_prices AFTER INSERT OR UPDATE OF prices ON price_periods
    FOR EACH ROW EXECUTE FUNCTION price_periods_prices()`,
];

/** A text that is no JSON would be an error of the write itself. */
const LIST = "CASE WHEN json_valid(NEW.prices) THEN NEW.prices ELSE '[]' END";

const ENTRIES = `
  SELECT key AS place,
    json_extract(entry, '$.package_id') AS package_id,
    json_extract(entry, '$.price') AS price
  FROM (SELECT key, CASE type WHEN 'object' THEN value ELSE '{}' END AS entry FROM json_each(${LIST}))`;

const TAKEN = `
  SELECT COUNT(DISTINCT package_id) FROM (${ENTRIES})
  WHERE typeof(package_id) = 'integer' AND typeof(price) = 'integer'
    AND price BETWEEN 1 AND 1000000000`;

const SQLITE_EVENTS = {
  price_periods_prices_inserted: 'INSERT',
  price_periods_prices_updated: 'UPDATE OF prices',
};

const SQLITE_TRIGGERS = Object.keys(SQLITE_EVENTS);

const SQLITE = Object.entries(SQLITE_EVENTS).map(
  ([name, event]) => `
    CREATE TRIGGER ${name} AFTER ${event} ON price_periods BEGIN
      DELETE FROM price_period_packages WHERE period_id = NEW.id;
      INSERT INTO price_period_packages (period_id, package_id, position, price)
      SELECT NEW.id, packages.id, list.place, list.price
      FROM (${ENTRIES}) AS list JOIN packages ON packages.id = list.package_id
      WHERE json_array_length(${LIST}) = (${TAKEN});
    END`,
);
