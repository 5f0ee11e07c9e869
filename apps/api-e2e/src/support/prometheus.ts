import { until } from '@lereng/shared-testing';
import { freePort } from '@lereng/api-testing';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

export const OBSERVABILITY = join(__dirname, '../../../../docker/observability');

const START_LIMIT_MS = 30_000;

const find = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((place) => join(place, name))
    .find(existsSync);

/** Paths of the programs on this machine, if they are there. */
export const PROMETHEUS = find('prometheus');
export const PROMTOOL = find('promtool');

/** The output of `promtool` about our files. @throws with its output where one of them is not valid */
export async function promtool(...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(PROMTOOL ?? '', parameters, { cwd: OBSERVABILITY });
  return stdout;
}

interface Config {
  global: Record<string, string>;
  rule_files: string[];
  scrape_configs: { static_configs: { targets: string[] }[] }[];
}

interface QueryResponse {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] };
}

/** A Prometheus of its own with our configuration, which scrapes one server. */
export class Prometheus {
  private constructor(
    private readonly origin: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param target host and port of the metrics */
  static async start(target: string): Promise<Prometheus> {
    const folder = await mkdtemp(join(tmpdir(), 'lereng-prometheus-'));
    const config = parse(await readFile(join(OBSERVABILITY, 'prometheus.yml'), 'utf8')) as Config;
    config.global = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' };
    config.rule_files = [join(OBSERVABILITY, 'alerts.yml')];
    for (const each of config.scrape_configs) each.static_configs = [{ targets: [target] }];
    await writeFile(join(folder, 'prometheus.yml'), stringify(config));
    const address = `127.0.0.1:${await freePort()}`;
    const child = spawn(
      PROMETHEUS ?? '',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${address}`,
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    const prometheus = new Prometheus(`http://${address}`, folder, child);
    await until(() => prometheus.isReady(), START_LIMIT_MS);
    return prometheus;
  }

  /** The values of a query's result, by the value of one of its labels. */
  async query(query: string, label: string): Promise<Record<string, number>> {
    const url = `${this.origin}/api/v1/query?query=${encodeURIComponent(query)}`;
    const { data } = (await (await fetch(url)).json()) as QueryResponse;
    const pairs = data.result.map(({ metric, value }) => [metric[label], Number(value[1])]);
    return Object.fromEntries(pairs) as Record<string, number>;
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    if (this.child.exitCode === null) {
      this.child.kill('SIGKILL');
      await exited;
    }
    await rm(this.folder, { recursive: true });
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.origin}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
