import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Of /proc/PID/stat: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * @typedef {object} ServerProcess
 * @property {string} origin
 * @property {number} pid
 * @property {() => number} cpuSeconds CPU seconds of all its threads so far
 * @property {() => number} memory resident bytes, those of its child processes included
 * @property {() => boolean} isBusy whether it or a child has computed since the last call
 * @property {() => Promise<number | string>} stop ends it by SIGTERM, and gives its exit code, or the signal that ended it
 */

/**
 * Starts the built product of a checkout on a free port.
 *
 * @param {Record<string, string>} env
 * @param {{ checkout?: string; dist?: string }} [options]
 * @returns {Promise<ServerProcess>}
 */
export const startProduct = (env, { checkout = ROOT, dist = join(checkout, 'dist') } = {}) =>
  startServer([join(dist, 'apps/api/main.js')], {
    cwd: checkout,
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
  });

/**
 * Starts a Node.js server and waits for the URL that it prints.
 *
 * @param {string[]} args of `node`
 * @param {{ cwd?: string; env?: Record<string, string>; input?: string }} options `input` goes to its standard input
 * @returns {Promise<ServerProcess>}
 * @throws with its output where it stops instead
 */
export async function startServer(args, { cwd, env = {}, input = '' } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const origin = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    exited.then((how) => reject(new Error(`The server ended (${how}): ${output}`)));
  });
  return {
    origin,
    pid: child.pid,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    memory: () => sum(withChildren(child.pid).map(memoryOf)),
    isBusy: busyCheckOf(child.pid),
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** CPU seconds of a process, in whole ticks. */
function cpuSecondsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold blanks; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The processes that there are now: pictures are processed in one that comes and goes. */
function withChildren(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);
  return [pid, ...children];
}

function busyCheckOf(pid) {
  let before = new Map();
  return () => {
    const now = new Map(withChildren(pid).map((each) => [each, cpuSecondsOf(each)]));
    const computed = sum([...now].map(([each, cpu]) => cpu - (before.get(each) ?? 0)));
    before = now;
    return computed > 0.1;
  };
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

function memoryOf(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}

/** Waits until a process does nothing: some seconds after a first start, images are still rendered. */
export async function untilIdle({ isBusy }) {
  await sleep(6_000);
  isBusy();
  do await sleep(2_000);
  while (isBusy());
}
