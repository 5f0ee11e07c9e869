import { parseArgs } from 'node:util';
import { type AppConfig, configErrors, loadConfig } from '@lereng/api-site/config';
import { messageOf } from '@lereng/api-site/errors';
import type { Command } from './command';
import { checkBackups } from './doctor/backups';
import { checkCertificate } from './doctor/certificate';
import {
  type Check,
  type Finding,
  type Installation,
  lineOf,
  ok,
  problem,
  runCheck,
  warning,
} from './doctor/check';
import { checkDisk, checkPermissions, checkTemporaryFiles } from './doctor/data-folder';
import { checkDatabase, checkMigrations } from './doctor/database';
import { checkFiles, checkImages } from './doctor/images';
import { checkClock, checkNode, checkTimeZone } from './doctor/machine';
import { checkProxy } from './doctor/proxy';
import { checkRedis } from './doctor/redis';
import { openSite } from './site/open-site';

const DATABASE = ['database'];
const TABLES = ['database', 'migrations'];

const CHECKS: readonly Check[] = [
  { name: 'node', seconds: 1, run: checkNode },
  { name: 'database', seconds: 60, run: checkDatabase },
  { name: 'migrations', seconds: 10, after: DATABASE, run: checkMigrations },
  { name: 'images', seconds: 20, run: checkImages },
  { name: 'files', seconds: 300, after: TABLES, run: checkFiles },
  { name: 'redis', seconds: 10, run: checkRedis },
  { name: 'time zone', seconds: 1, run: checkTimeZone },
  { name: 'clock', seconds: 10, after: DATABASE, run: checkClock },
  { name: 'disk', seconds: 30, run: checkDisk },
  { name: 'permissions', seconds: 60, run: checkPermissions },
  { name: 'temporary files', seconds: 60, run: checkTemporaryFiles },
  { name: 'backups', seconds: 10, after: TABLES, run: checkBackups },
  { name: 'proxy', seconds: 20, after: TABLES, run: checkProxy },
  { name: 'certificate', seconds: 10, run: checkCertificate },
];

/**
 * Examines the installation of the environment, also while its server runs, and prints a line for each thing that it
 * looks at. It changes nothing, unless `--repair` lets it do what cannot lose anything.
 *
 * @returns the exit code: 1 where there is a problem
 */
export async function doctor(command: Command): Promise<number> {
  let code = 0;
  const report: Report = (name, finding) => {
    if (finding.level === 'problem') code = 1;
    command.stdout.write(lineOf(name, finding));
  };
  try {
    const { values } = parseArgs({
      args: command.args,
      options: { repair: { type: 'boolean', default: false } },
    });
    const config = examineConfiguration(command.env, report);
    if (config) {
      const site = await openSite(config);
      await examine({ ...site, config, mayRepair: values.repair, now: new Date() }, report);
    }
  } catch (error) {
    report('doctor', problem(messageOf(error), 'Its only option is --repair'));
  }
  return code;
}

type Report = (name: string, finding: Finding) => void;

/** @returns null where a variable is wrong, as nothing else can be told then */
function examineConfiguration(env: NodeJS.ProcessEnv, report: Report): AppConfig | null {
  const add = (finding: Finding) => report('configuration', finding);
  const errors = configErrors(env);
  for (const { message } of errors) add(problem(message, 'The README lists every variable'));
  if (errors.length > 0) return null;
  const config = loadConfig(env);
  for (const each of config.warnings) add(warning(each, 'The README lists every variable'));
  if (config.warnings.length === 0) add(ok('every variable is valid'));
  return config;
}

async function examine(installation: Installation, report: Report): Promise<void> {
  const failed = new Set<string>();
  for (const check of CHECKS) {
    const cause = check.after?.find((name) => failed.has(name));
    const findings = cause ? [leftOut(cause)] : await runCheck(check, installation);
    for (const finding of findings) report(check.name, finding);
    if (findings.some(({ level }) => level !== 'ok')) failed.add(check.name);
  }
}

const leftOut = (cause: string): Finding =>
  warning('it was not looked at', `Mend what the line "${cause}" says first`);
