import { parseArgs } from 'node:util';
import { configErrors, loadConfig } from '@lereng/api-site/config';
import { messageOf } from '@lereng/api-site/errors';
import type { Command } from './command';
import { checkBackups } from './doctor/backups';
import { checkCertificate } from './doctor/certificate';
import { type Check, type Finding, lineOf, ok, problem, runCheck, warning } from './doctor/check';
import { checkDisk, checkPermissions, checkTemporaryFiles } from './doctor/data-folder';
import { checkDatabase, checkMigrations } from './doctor/database';
import { checkFiles, checkImages } from './doctor/images';
import { checkClock, checkNode, checkTimeZone } from './doctor/machine';
import { checkProxy } from './doctor/proxy';
import { checkRedis } from './doctor/redis';
import { checkStoredRows } from './doctor/rows';
import { openSite } from './site/open-site';

const DATABASE = ['database'];
const TABLES = ['database', 'migrations'];

const CHECKS: readonly Check[] = [
  { name: 'node', run: checkNode },
  { name: 'database', run: checkDatabase },
  { name: 'migrations', after: DATABASE, run: checkMigrations },
  { name: 'rows', after: TABLES, run: checkStoredRows },
  { name: 'images', run: checkImages },
  { name: 'files', after: TABLES, run: checkFiles },
  { name: 'redis', run: checkRedis },
  { name: 'time zone', run: checkTimeZone },
  { name: 'clock', after: DATABASE, run: checkClock },
  { name: 'disk', run: checkDisk },
  { name: 'permissions', run: checkPermissions },
  { name: 'temporary files', run: checkTemporaryFiles },
  { name: 'backups', after: TABLES, run: checkBackups },
  { name: 'proxy', after: TABLES, run: checkProxy },
  { name: 'certificate', run: checkCertificate },
];

/**
 * Examines the installation of the environment, also while its server runs, and prints a line for each thing that it
 * looks at. It changes nothing, unless `--repair` lets it do what cannot lose anything.
 *
 * @returns the exit code: 1 where there is a problem
 */
export async function doctor({ args, env, stdout }: Command): Promise<number> {
  let code = 0;
  for await (const [name, finding] of examine(args, env)) {
    if (finding.level === 'problem') code = 1;
    stdout.write(lineOf(name, finding));
  }
  return code;
}

async function* examine(
  args: string[],
  env: NodeJS.ProcessEnv,
): AsyncGenerator<readonly [name: string, Finding]> {
  let mayRepair: boolean;
  try {
    const options = { repair: { type: 'boolean', default: false } } as const;
    mayRepair = parseArgs({ args, options }).values.repair;
  } catch (error) {
    yield ['doctor', problem(messageOf(error), 'Its only option is --repair')];
    return;
  }
  const errors = configErrors(env);
  for (const { message } of errors) yield ['configuration', problem(message, SEE_ENVIRONMENT)];
  // Nothing else can be told then.
  if (errors.length > 0) return;
  const config = loadConfig(env);
  for (const each of config.warnings) yield ['configuration', warning(each, SEE_ENVIRONMENT)];
  if (config.warnings.length === 0) yield ['configuration', ok('every variable is valid')];

  const installation = { ...(await openSite(config)), config, mayRepair, now: new Date() };
  const failed = new Set<string>();
  for (const check of CHECKS) {
    const cause = check.after?.find((name) => failed.has(name));
    const findings = cause ? [leftOut(cause)] : await runCheck(check, installation);
    for (const finding of findings) yield [check.name, finding];
    if (findings.some(({ level }) => level !== 'ok')) failed.add(check.name);
  }
}

const SEE_ENVIRONMENT = 'docs/operations.md lists every variable';

const leftOut = (cause: string): Finding =>
  warning('it was not looked at', `Mend what the line "${cause}" says first`);
