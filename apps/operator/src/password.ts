import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { loadConfig } from '@lereng/api-site/config';
import { type Database, databaseError, openMigratedDataSource } from '@lereng/api-site/database';
import { migrations } from '@lereng/api-site/database/migrations';
import {
  findPasswordFlaw,
  generatePassword,
  hashPassword,
  PASSWORD_RULES,
} from '@lereng/api-site/passwords';
import { type Command, runCommand } from './command';
import { connectionOf } from './site/connection';
import { withDatabase } from './site/open-site';

/**
 * Gives an admin another password and ends every session of theirs, also while the server runs, as the server caches
 * neither. Prints a password only if it has generated it. @returns the exit code
 */
export function password(command: Command): Promise<number> {
  return runCommand(command, 'The password was not changed.', async () => {
    const { values, positionals } = parseArgs({
      args: command.args,
      allowPositionals: true,
      options: { stdin: { type: 'boolean', default: false } },
    });
    const [name = null, ...others] = positionals;
    if (others.length > 0) throw new Error('A name with spaces needs quotes.');
    const { database: config } = loadConfig(command.env);
    const chosen = values.stdin ? await readPassword(command.stdin) : null;
    const open: typeof openMigratedDataSource = (options) =>
      openMigratedDataSource(options).catch((error: unknown) => {
        throw databaseError(config.kind, error);
      });
    const done = await withDatabase(config, open, migrations, (database) =>
      reset(database, name, chosen),
    );
    command.stdout.write(`${done}\nEvery session of this admin has ended.\n`);
  });
}

/** The first line, without its end. @throws Error for none, or one that is no UTF-8 */
async function readPassword(input: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  // Input after the first line must not keep the process alive: leaving the loop ends the stream.
  for await (const chunk of input as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (chunk.includes('\n')) break;
  }
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf('\n');
  const line = end === -1 ? bytes : bytes.subarray(0, end);
  if (!isUtf8(line)) throw new Error('Standard input is not UTF-8.');
  const text = line.toString().replace(/\r$/, '');
  if (text === '') throw new Error('Standard input has no password in its first line.');
  return text;
}

/** @param chosen null makes one @returns what was done, in words */
async function reset(
  database: Database,
  name: string | null,
  chosen: string | null,
): Promise<string> {
  const { id, username } = await findAdmin(database, name);
  if (chosen !== null) {
    const flaw = await findPasswordFlaw(database, chosen, username);
    if (flaw) throw new Error(`The password ${PASSWORD_RULES[flaw]}.`);
  }
  const text = chosen ?? generatePassword();
  await store(database, id, await hashPassword(text), chosen === null);
  return chosen === null
    ? `The new password of "${username}" is ${text}`
    : `The password of "${username}" has been changed.`;
}

/** @param name null is for a site with one owner */
async function findAdmin(
  database: Database,
  name: string | null,
): Promise<{ id: number; username: string }> {
  const admins = await database.read((manager) =>
    connectionOf(manager).query('SELECT id, username, role FROM admins'),
  );
  const [admin, another] = admins.filter(({ username, role }) =>
    name === null ? role === 'owner' : username === name,
  );
  if (another) throw new Error('There are several owners: name one of them.');
  if (admin) return { id: Number(admin['id']), username: String(admin['username']) };
  throw new Error(
    name === null
      ? 'There is no admin yet: start the server once.'
      : 'There is no admin of this name.',
  );
}

async function store(
  database: Database,
  id: number,
  hash: string,
  isGenerated: boolean,
): Promise<void> {
  await database.transaction(async (manager) => {
    const connection = connectionOf(manager);
    await connection.query(
      'UPDATE admins SET password_hash = $1, password_changed_at = $2, password_generated = $3 WHERE id = $4',
      [hash, new Date().toISOString(), isGenerated, id],
    );
    await connection.query('DELETE FROM sessions WHERE admin_id = $1', [id]);
  });
}
