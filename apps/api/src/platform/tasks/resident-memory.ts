import { readFile } from 'node:fs/promises';

/**
 * The bytes of a process that are in memory; 0 where nobody knows: it has ended, or the system is not Linux.
 */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
