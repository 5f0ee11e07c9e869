import { parseArgs } from 'node:util';
import { type AppConfig, configErrors, loadConfig } from '@lereng/api-site/config';
import { type CommandProcess } from '../backups/command';
import { openSite } from '../backups/open-site';
import { messageOf } from '../backups/archive/check-archive';
import { type Check, type Installation, runCheck } from './check';
import { backupsCheck } from './checks/backups';
import { certificateCheck } from './checks/certificate';
import { clockCheck } from './checks/clock';
import { databaseCheck } from './checks/database';
import { diskCheck } from './checks/disk';
import { filesCheck } from './checks/files';
import { imagesCheck } from './checks/images';
import { leftoversCheck } from './checks/leftovers';
import { migrationsCheck } from './checks/migrations';
import { nodeCheck } from './checks/node';
import { permissionsCheck } from './checks/permissions';
import { proxyCheck } from './checks/proxy';
import { redisCheck } from './checks/redis';
import { timeZoneCheck } from './checks/time-zone';
import { type Finding, type Level, lineOf, ok, problem, warning } from './finding';
import { quickCheckWithin } from './quick-check';

const CONFIGURATION = 'configuration';

const QUICK_CHECK_LIMIT_MS = 50_000;

const CHECKS: readonly Check[] = [
  nodeCheck,
  databaseCheck,
  migrationsCheck,
  imagesCheck,
  filesCheck,
  redisCheck,
  timeZoneCheck,
  clockCheck,
  diskCheck,
  permissionsCheck,
  leftoversCheck,
  backupsCheck,
  proxyCheck,
  certificateCheck,
];

const PREREQUISITES: Record<NonNullable<Check['needs']> | 'nothing', readonly Check[]> = {
  nothing: [],
  database: [databaseCheck],
  tables: [databaseCheck, migrationsCheck],
};

/**
 * Examines the installation of the environment, also while its server runs, and prints a line for each thing that it
 * looks at. It changes nothing, unless `--repair` lets it do what cannot lose anything.
 *
 * @param quickCheckScript built file that looks for damage in a file of SQLite
 * @returns the exit code: 1 where there is a problem
 */
export async function doctor(command: CommandProcess, quickCheckScript: string): Promise<number> {
  const report = new Report(command);
  try {
    const { values } = parseArgs({
      args: command.argv.slice(2),
      options: { repair: { type: 'boolean', default: false } },
    });
    const config = examineConfiguration(command, report);
    if (config) await examine(await open(config, values.repair, quickCheckScript), report);
  } catch (error) {
    report.add('doctor', problem(messageOf(error), 'Its only option is --repair'));
  }
  return report.worst === 'problem' ? 1 : 0;
}

class Report {
  worst: Level = 'ok';

  constructor(private readonly command: CommandProcess) {}

  add(name: string, finding: Finding): void {
    if (finding.level !== 'ok' && this.worst !== 'problem') this.worst = finding.level;
    this.command.stdout.write(lineOf(name, finding));
  }
}

/** @returns null where a variable is wrong, as nothing else can be told then */
function examineConfiguration({ env }: CommandProcess, report: Report): AppConfig | null {
  const errors = configErrors(env);
  for (const { message } of errors) {
    report.add(CONFIGURATION, problem(message, 'The README lists every variable'));
  }
  if (errors.length > 0) return null;
  const config = loadConfig(env);
  for (const each of config.warnings) {
    report.add(CONFIGURATION, warning(each, 'The README lists every variable'));
  }
  if (config.warnings.length === 0) report.add(CONFIGURATION, ok('every variable is valid'));
  return config;
}

async function open(
  config: AppConfig,
  mayRepair: boolean,
  quickCheckScript: string,
): Promise<Installation> {
  return {
    ...(await openSite(config)),
    config,
    mayRepair,
    now: new Date(),
    quickCheck: (file) => quickCheckWithin(QUICK_CHECK_LIMIT_MS, quickCheckScript, file),
  };
}

async function examine(installation: Installation, report: Report): Promise<void> {
  const failed = new Set<Check>();
  for (const check of CHECKS) {
    const cause = PREREQUISITES[check.needs ?? 'nothing'].find((each) => failed.has(each));
    const findings = cause ? [leftOut(cause)] : await runCheck(check, installation);
    for (const finding of findings) report.add(check.name, finding);
    if (findings.some(({ level }) => level !== 'ok')) failed.add(check);
  }
}

const leftOut = ({ name }: Check): Finding =>
  warning('it was not looked at', `Mend what the line "${name}" says first`);
