import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { verify } from '@node-rs/argon2';
import type { Database } from '@lereng/api-site/database';
import { openDatabase } from '@lereng/api-site/testing';
import { password } from './password';
import type { Row } from './site/connection';
import { writeRows } from './site/write-rows';
import { run as runCommand } from './testing/run';
import { write } from './testing/test-site';

describe('password', () => {
  let folder: string;
  let database: Database | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-command-'));
  });

  afterEach(async () => {
    await database?.close();
    database = undefined;
    await rm(folder, { recursive: true });
  });

  const open = async (): Promise<Database> => {
    database = await openDatabase({ kind: 'sqlite', file: join(folder, 'lereng.db') });
    return database;
  };

  /** The first as the server does at its first start. */
  async function createAdmins(...usernames: string[]): Promise<void> {
    const admins = usernames.map((username, index) => {
      return { id: index + 1, username, password_hash: 'none', password_generated: true };
    });
    await write(await open(), async (connection) => {
      await writeRows(connection, 'admins', admins);
      for (const { id } of admins) {
        await connection.query(
          `INSERT INTO sessions (admin_id, token_id, device, created_at, last_seen_at, expires_at)
            VALUES (${id}, '${id}', 'Chrome', '', '', '')`,
        );
      }
    });
  }

  const rowsOf = (table: string): Promise<Row[]> =>
    database!.read((manager) => manager.query<Row[]>(`SELECT * FROM ${table} ORDER BY id`));

  const findAdmin = async (): Promise<Row | undefined> => (await rowsOf('admins'))[0];

  async function run(args: string[], input: string | Buffer = '', env = {}) {
    const stdin = new PassThrough();
    // A terminal stays open after a line; without one, the end says that nothing comes.
    if (input.includes('\n')) stdin.write(input);
    else stdin.end(input);
    const outcome = await runCommand(password, args, { DATA_DIR: folder, ...env }, stdin);
    return { ...outcome, isReading: args.includes('--stdin') && !stdin.destroyed };
  }

  it('takes the first line as it is, and does not repeat it', async () => {
    await createAdmins('pemilik');
    const typed = ' kopi luwak \r\nsecond line\n';
    const { code, output, error, isReading } = await run(['--stdin'], typed);
    expect([code, error, isReading]).toEqual([0, '', false]);
    expect(output).toBe(
      'The password of "pemilik" has been changed.\nEvery session of this admin has ended.\n',
    );
    const admin = await findAdmin();
    expect(await verify(String(admin?.['password_hash']), ' kopi luwak ')).toBe(true);
    expect(admin).toMatchObject({
      password_changed_at: expect.any(String),
      password_generated: 0,
    });
  });

  it('changes one of several owners, whom it asks for by name', async () => {
    await createAdmins('pemilik', 'sari');
    const [first] = await rowsOf('admins');
    const { error } = await run([]);
    expect(error).toContain('There are several owners: name one of them.');
    expect((await run(['budi'])).error).toContain('no admin of this name');
    expect(await rowsOf('sessions')).toHaveLength(2);
    const { code, output } = await run(['sari']);
    expect([code, output]).toEqual([0, expect.stringMatching(/^The new password of "sari" is /)]);
    const [untouched, changed] = await rowsOf('admins');
    expect(untouched).toEqual(first);
    expect(changed?.['password_hash']).not.toBe('none');
    expect((await rowsOf('sessions')).map((row) => row['admin_id'])).toEqual([1]);
  });

  it.each<[string, string[], string | Buffer, RegExp]>([
    ['an unknown option', ['--rahasiaku'], '', /Unknown option/],
    ['an argument', ['rahasiaku'], '', /no admin of this name/],
    ['nothing to read', ['--stdin'], '', /no password/],
    ['bytes that are no UTF-8', ['--stdin'], Buffer.from('kopi luwak \xe9', 'latin1'), /UTF-8/],
    ['the site', ['--stdin'], '-- LERENG 2026 --', /site/],
  ])('says in one line what is wrong, and changes nothing: %s', async (_, args, input, reason) => {
    await createAdmins('rahasia kebun');
    const before = await findAdmin();
    const { code, output, error } = await run(args, input);
    expect([code, output]).toEqual([1, '']);
    expect(error).toMatch(/^The password was not changed\. [^\n]+\n$/);
    expect(error).toMatch(reason);
    expect(await findAdmin()).toEqual(before);
  });

  it.each([
    ['without tables', async () => writeFile(join(folder, 'lereng.db'), ''), 'not up to date'],
    ['without an admin', async () => void (await open()), 'There is no admin yet'],
  ])('leaves a database %s as it is', async (_, prepare, reason) => {
    await prepare();
    const { code, error } = await run([]);
    expect(code).toBe(1);
    expect(error).toContain(`${reason}: start the server once`);
    database ??= await open();
    expect(await findAdmin()).toBeUndefined();
  });

  it('makes no database, and names the setting that says where one should be', async () => {
    const { code, error } = await run([], '', { DATA_DIR: join(folder, 'elsewhere') });
    expect(code).toBe(1);
    expect(error).toContain('DATA_DIR: the database cannot be opened');
    expect(await readdir(folder)).toEqual([]);
    expect((await run([], '', { PORT: 'x' })).error).toContain('PORT: ');
  });
});
