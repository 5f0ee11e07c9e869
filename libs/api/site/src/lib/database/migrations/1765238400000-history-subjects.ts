import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ids in the prices of an entry. A text that is no JSON has none. */
const IDS_OF_PRICES = {
  sqlite: {
    from: `json_tree(CASE WHEN json_valid("before") THEN "before" END) AS part`,
    where: `part.key = 'id' AND part.type = 'integer'`,
    id: 'part.value',
  },
  postgres: {
    from: `regexp_matches("before", '"id":([0-9]+)', 'g') AS part`,
    where: 'true',
    id: 'part[1]',
  },
};

type Kind = keyof typeof IDS_OF_PRICES;

/** Statements that give entries their subject, and those about prices their rows. @param which a condition of entries */
function completing(kind: Kind, which: string): string[] {
  const { from, where, id } = IDS_OF_PRICES[kind];
  return [
    `UPDATE content_history SET subject = CASE
      WHEN row_id IS NULL AND action = 'reordered' THEN 'order'
      WHEN row_id IS NULL THEN 'prices'
      WHEN "after" LIKE '%"sold_out":%' THEN 'availability'
      ELSE 'row' END
    WHERE ${which}`,
    `INSERT INTO content_history_rows (entry_id, row_id)
    SELECT DISTINCT content_history.id, ${id} FROM content_history, ${from}
    WHERE ${which} AND subject = 'prices' AND ${where}`,
  ];
}

/** The former release goes on while replicas are replaced, and inserts entries without a subject. */
function triggersOf(kind: Kind): string[] {
  const statements = completing(kind, 'content_history.id = NEW.id').map((each) => `${each};`);
  const body = `BEGIN ${statements.join(' ')}`;
  if (kind === 'sqlite') {
    return [
      `CREATE TRIGGER content_history_former AFTER INSERT ON content_history
      WHEN NEW.subject IS NULL ${body} END`,
    ];
  }
  return [
    `CREATE FUNCTION content_history_former() RETURNS trigger LANGUAGE plpgsql
    AS $$ ${body} RETURN NULL; END $$`,
    `CREATE TRIGGER content_history_former AFTER INSERT ON content_history FOR EACH ROW
    WHEN (NEW.subject IS NULL) EXECUTE FUNCTION content_history_former()`,
  ];
}

const kindOf = ({ dataSource }: QueryRunner): Kind =>
  dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite';

/**
 * What an entry of the history is about, the save that it is part of, and the rows whose prices were changed at once.
 * A trigger completes entries that the former release inserts.
 */
export class HistorySubjects1765238400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const kind = kindOf(queryRunner);
    const statements = [
      `ALTER TABLE content_history ADD COLUMN subject varchar(20)
        CONSTRAINT content_history_subject CHECK (
          subject IN ('row', 'availability', 'order', 'prices'))`,
      'ALTER TABLE content_history ADD COLUMN save_id varchar(64)',
      `CREATE TABLE content_history_rows (
        entry_id integer NOT NULL
          CONSTRAINT content_history_rows_entry REFERENCES content_history (id) ON DELETE CASCADE,
        row_id varchar(50) NOT NULL,
        CONSTRAINT content_history_rows_key PRIMARY KEY (entry_id, row_id)
      )`,
      'CREATE INDEX content_history_rows_row ON content_history_rows (row_id, entry_id)',
      ...completing(kind, 'true'),
      ...triggersOf(kind),
    ];
    for (const statement of statements) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      kindOf(queryRunner) === 'postgres'
        ? 'DROP FUNCTION content_history_former() CASCADE'
        : 'DROP TRIGGER content_history_former',
    );
    await queryRunner.query('DROP TABLE content_history_rows');
    await queryRunner.query('ALTER TABLE content_history DROP COLUMN save_id');
    await queryRunner.query('ALTER TABLE content_history DROP COLUMN subject');
  }
}
