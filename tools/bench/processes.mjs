import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc/PID/stat: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * @typedef {object} ServerProcess
 * @property {string} origin
 * @property {number} pid
 * @property {number} startCpu CPU seconds that it took until it said where it listens
 * @property {() => number} cpuSeconds CPU seconds of all its threads so far
 * @property {() => (() => number)} watchCpu begins to watch; the function returned says the CPU seconds since, for
 *   work shorter than a tick
 * @property {() => number} memory resident bytes, those of its child processes included
 * @property {() => boolean} isBusy whether it or a child has computed since the last call
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a Node.js server and waits for the URL that it prints.
 *
 * @param {string[]} args of `node`
 * @param {{ env?: Record<string, string>; input?: string }} options `input` goes to its standard input
 * @returns {Promise<ServerProcess>}
 * @throws with its output where it stops instead
 */
export async function startServer(args, { env = {}, input = '' } = {}) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const origin = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`The server stopped: ${output}`)));
  });
  const cpuSeconds = () => cpuSecondsOf(child.pid);
  return {
    origin,
    pid: child.pid,
    startCpu: cpuSeconds(),
    cpuSeconds,
    watchCpu: () => watchCpuOf(child.pid),
    memory: () => sum(withChildren(child.pid).map(memoryOf)),
    isBusy: busyCheckOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** CPU seconds of a process, in whole ticks. */
export function cpuSecondsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold blanks; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Of the threads that are there at the end: one that ended meanwhile is not in the sum. */
function watchCpuOf(pid) {
  const before = nanosecondsByThread(pid);
  return () => {
    let sum = 0;
    for (const [thread, after] of nanosecondsByThread(pid))
      sum += after - (before.get(thread) ?? 0);
    return sum / 1e9;
  };
}

function nanosecondsByThread(pid) {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [onCpu] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return [thread, Number(onCpu)];
  });
  return new Map(times);
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

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
