import { isUtf8 } from 'node:buffer';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type AppConfig, loadConfig } from '@lereng/api-site/config';
import {
  AppStateEntity,
  Database,
  databaseError,
  dataSourceOptions,
  migrations,
  openMigratedDataSource,
} from '@lereng/api-site/database';
import { generatePassword, NewPasswordRule, PASSWORD_RULES } from '@lereng/api-site/passwords';
import { AdminEntity } from './admin.entity';
import { AuthRepository } from './auth.repository';
import { Passwords } from './passwords';
import { SessionEntity } from './session.entity';

/** What the command uses of its process. */
export interface CommandProcess {
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

/** Reads the site's present name. */
type FindSiteName = (database: Database) => Promise<string>;

/**
 * Gives the admin another password and ends every session, also while the server runs, as the server caches
 * neither. Reads the server's environment; prints a password only if it has generated it.
 *
 * @returns the exit code: 1, with one line on standard error, where nothing was changed
 */
export async function adminPassword(
  command: CommandProcess,
  findSiteName: FindSiteName,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: command.argv.slice(2),
      options: { stdin: { type: 'boolean', default: false } },
    });
    const config = loadConfig(command.env);
    const chosen = values.stdin ? await readPassword(command.stdin) : null;
    command.stdout.write(
      `${await reset(config, chosen, findSiteName)}\nEvery session has ended.\n`,
    );
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    command.stderr.write(`The password was not changed. ${reason}\n`);
    return 1;
  }
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
  const password = line.toString().replace(/\r$/, '');
  if (password === '') throw new Error('Standard input has no password in its first line.');
  return password;
}

/** @returns what was done, in words */
async function reset(
  config: AppConfig,
  chosen: string | null,
  findSiteName: FindSiteName,
): Promise<string> {
  const database = await open(config);
  try {
    const repository = new AuthRepository(database);
    const admin = await repository.findAdmin();
    if (!admin) throw new Error('There is no admin yet: start the server once.');
    if (chosen !== null) {
      const rule = new NewPasswordRule(() => findSiteName(database));
      const flaw = await rule.findFlaw(chosen, admin.username);
      if (flaw) throw new Error(`The password ${PASSWORD_RULES[flaw]}.`);
    }
    const passwords = new Passwords();
    const password = chosen ?? generatePassword();
    await repository.resetPassword(await passwords.hash(password), chosen === null);
    return chosen === null
      ? `The new password of "${admin.username}" is ${password}`
      : `The password of "${admin.username}" has been changed.`;
  } finally {
    await database.close();
  }
}

async function open({ database }: AppConfig): Promise<Database> {
  try {
    const dataSource = await openMigratedDataSource({
      ...dataSourceOptions(database, migrations),
      entities: [AdminEntity, AppStateEntity, SessionEntity],
    });
    return new Database(dataSource);
  } catch (error) {
    throw databaseError(database.kind, error);
  }
}
